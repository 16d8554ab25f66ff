import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'

type LoadFailedProps = { title: string; failure: ApiFailure; onRetry: () => void }

export function LoadFailed(props: LoadFailedProps) {
  return <FailureBanner ns="editing" section="loadProblem" {...props} />
}
