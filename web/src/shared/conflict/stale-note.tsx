import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../api/envelope.ts'
import { Banner } from '../ui/banner/banner.tsx'
import { Button } from '../ui/button/button.tsx'

type StaleNoteProps = { failure: ApiFailure | undefined; onRetry: () => void }

/** Over stored data, if the answer that should replace them is off the contract (rule 3.14). Other failures are silent (rule 4.5). */
export function StaleNote({ failure, onRetry }: StaleNoteProps) {
  const { t } = useTranslation('conflict')
  const { t: ui } = useTranslation('ui')
  if (!failure?.isUnreadable) return null
  return (
    <Banner
      tone="warn"
      role="status"
      actions={
        <Button variant="link" onClick={onRetry}>
          {ui(($) => $.failure.retry)}
        </Button>
      }
    >
      {t(($) => $.stale)}
    </Banner>
  )
}
