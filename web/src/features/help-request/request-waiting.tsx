import type { RequestVariant } from '../../shared/api/wire.ts'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import { RequestHead } from './request-head.tsx'

type RequestWaitingProps = { variant: RequestVariant; failure?: unknown; onRetry?: () => void }

export function RequestWaiting({ variant, failure, onRetry }: RequestWaitingProps) {
  return (
    <>
      <RequestHead variant={variant} />
      {onRetry ? <LoadFailed failure={failure} onRetry={onRetry} /> : <Skeleton shape="page" />}
    </>
  )
}
