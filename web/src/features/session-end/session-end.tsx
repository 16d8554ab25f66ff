import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { tokenEnd, validateToken } from '../../shared/api/access-token.ts'
import { useApi, useServerClock } from '../../shared/api/api-context.tsx'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useClockValue } from '../../shared/api/use-clock-value.ts'
import { useSave } from '../../shared/api/use-save.ts'
import { endSession } from '../../shared/session/logout.ts'
import { prolongSession } from '../../shared/session/prolong-session.ts'
import { useSession, useSessionActions } from '../../shared/session/session-context.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { EndingDialog } from './ending-dialog.tsx'
import { SavedTextNotice } from './saved-text-notice.tsx'
import styles from './session-end.module.css'
import { type SessionPhase, sessionPhase } from './session-phase.ts'

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
      <div className={styles.text}>
        <p role="alert">{t(($) => $.refused.text)}</p>
        <SavedTextNotice />
      </div>
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
