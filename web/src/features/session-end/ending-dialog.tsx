import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useFailureText } from '../../shared/failure/failure-text.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import styles from './session-end.module.css'
import type { SessionPhase } from './session-phase.ts'
import { TimeLeft } from './time-left.tsx'

type EndingDialogProps = {
  isOpen: boolean
  /** Epoch milliseconds of the provider's clock. */
  end: number
  phase: SessionPhase
  isBusy: boolean
  /** Why the session was not prolonged; the dialog stays and offers a retry. */
  failure: ApiFailure | undefined
  onProlong: () => void
  onClose: () => void
}

/** Announces the end of the session and offers more time. */
export function EndingDialog({ isOpen, end, phase, isBusy, failure, onProlong, onClose }: EndingDialogProps) {
  const { t } = useTranslation('session-end')
  const { text } = useFailureText(failure, 'session-end')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      icon="info"
      title={t(($) => $.title)}
      confirmLabel={t(($) => $[failure ? 'retry' : 'prolong'])}
      cancelLabel={t(($) => $.close)}
      busy={isBusy}
      onConfirm={onProlong}
      onCancel={onClose}
    >
      <TimeLeft end={end} isLastCall={phase === 'lastCall'} />
      <div role="alert" className={styles.problem}>
        {failure && <p>{text}</p>}
      </div>
    </ConfirmDialog>
  )
}
