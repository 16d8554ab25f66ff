import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import { useFailureText } from '../../shared/failure/failure-text.ts'
import { formatCountdown } from '../../shared/format/countdown.ts'
import { formatTime } from '../../shared/format/date.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { SavedTextNotice } from './saved-text-notice.tsx'
import styles from './session-end.module.css'
import type { SessionPhase } from './session-phase.ts'

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

/** Milliseconds until a screen reader has registered a new dialog. */
const HEARD_AFTER = 150

type TimeLeftProps = {
  /** Epoch milliseconds of the provider's clock, so that a phone shows the right time after sleep. */
  end: number
  isLastCall: boolean
}

/** A screen reader announces it when the dialog opens and at the last half minute. */
function TimeLeft({ end, isLastCall }: TimeLeftProps) {
  const { t } = useTranslation('session-end')
  const left = useClockValue((now) => formatCountdown(end - now))
  const time = formatTime(new Date(end).toISOString())
  const [isThere, setThere] = useState(false)
  // A live region announces changes, not its initial content.
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), HEARD_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.text}>
      <p>{t(($) => $.when, { time })}</p>
      <p className={styles.left}>
        {t(($) => $.left)}{' '}
        <time role="timer" className="num">
          {left}
        </time>
      </p>
      <SavedTextNotice />
      <span role="status" className="visually-hidden">
        {isThere && (isLastCall ? t(($) => $.lastCall) : t(($) => $.announced, { time }))}
      </span>
    </div>
  )
}
