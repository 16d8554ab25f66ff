import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { tokenEnd, validateToken } from '#web/shared/api/access-token.ts'
import { useApi, useServerClock } from '#web/shared/api/api-context.tsx'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import { useSave } from '#web/shared/api/use-save.ts'
import { useFailureText } from '#web/shared/failure/failure-text.ts'
import { formatCountdown } from '#web/shared/format/countdown.ts'
import { formatTime } from '#web/shared/format/date.ts'
import { endSession } from '#web/shared/session/logout.ts'
import { prolongSession } from '#web/shared/session/prolong-session.ts'
import { useSession, useSessionActions } from '#web/shared/session/session-context.tsx'
import { ConfirmDialog } from '#web/shared/ui/overlay/dialog.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './session-end.module.css'
import { type SessionPhase, sessionPhase } from './session-phase.ts'

/** Every form of a family saves typed values; some short forms of donors do not, so they promise nothing. */
function SavedTextNotice() {
  const { t } = useTranslation('session-end')
  const session = useSession()
  return session.isLoggedIn && session.loginScope === 'recipient' && <p>{t(($) => $.kept)}</p>
}

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
function EndingDialog({ isOpen, end, phase, isBusy, failure, onProlong, onClose }: EndingDialogProps) {
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
    <Stack gap={3}>
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
    </Stack>
  )
}

/** The provider's refusal of a session longer than a day. */
const REFUSED = 'session-not-prolongable'

/** Two minutes before the end. The tabs share the token, so prolonging closes all dialogs. */
export function SessionEnd() {
  const session = useSession()
  const { phase, end, token } = useSessionEnd()
  const [read, setRead] = useState('')
  const { isSaving, failure, prolong, signInAgain } = useProlongation(token)
  const isOpen = session.isLoggedIn && read !== token && (phase === 'announced' || phase === 'lastCall')
  const common = { isOpen, end, onClose: () => setRead(token) }
  if (failure?.error === REFUSED)
    return <LastingDialog isOpen={isOpen} onClose={common.onClose} onSignIn={signInAgain} />
  return <EndingDialog {...common} phase={phase} isBusy={isSaving} failure={failure} onProlong={prolong} />
}

function useProlongation(token: string) {
  const api = useApi()
  const { store } = useSessionActions()
  const [failed, setFailed] = useState<{ token: string; failure: ApiFailure }>()
  const { isSaving, save } = useSave({
    mutationFn: async (epoch: number) => ({ fresh: await prolongSession(api), epoch }),
    onSuccess: ({ fresh, epoch }) => store.prolong(fresh, epoch),
    onError: (failure) => setFailed({ token, failure }),
  })
  return {
    isSaving,
    failure: failed?.token === token && !isSaving ? failed.failure : undefined,
    prolong: () => save(store.current().epoch),
    /**
     * Ends the session as an expiry does, which preserves typed values; the login returns to this
     * page.
     */
    signInAgain: () => {
      void endSession(api).catch(() => {})
      store.clear('expired')
    },
  }
}

type LastingDialogProps = { isOpen: boolean; onSignIn: () => void; onClose: () => void }

/** One sign-in lasts a working day at most: explains it, with the next step. */
function LastingDialog({ isOpen, onSignIn, onClose }: LastingDialogProps) {
  const { t } = useTranslation('session-end')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      icon="info"
      title={t(($) => $.refused.title)}
      confirmLabel={t(($) => $.refused.signIn)}
      cancelLabel={t(($) => $.close)}
      onConfirm={onSignIn}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p role="alert">{t(($) => $.refused.text)}</p>
        <SavedTextNotice />
      </Stack>
    </ConfirmDialog>
  )
}

type SessionEnding = {
  phase: SessionPhase
  /** Epoch milliseconds of the provider's clock. */
  end: number
  token: string
}

/** The session ends at its exact time, not at the next check of the token, up to 150 s later. */
function useSessionEnd(): SessionEnding {
  const { store } = useSessionActions()
  const clock = useServerClock()
  const token = useSyncExternalStore(store.subscribe, () => store.current().token ?? '')
  const end = tokenEnd(token)
  const phase = useClockValue(() => sessionPhase(end, clock.now()))
  useEffect(() => {
    if (phase === 'over' && validateToken(token, clock.now()) === 'expired') store.clear('expired')
  }, [phase, token, clock, store])
  return { phase, end: end ?? 0, token }
}
