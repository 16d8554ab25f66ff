import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import { endSession } from '../../shared/session/logout.ts'
import { prolongSession } from '../../shared/session/prolong-session.ts'
import { useSession, useSessionActions } from '../../shared/session/session-context.tsx'
import { EndingDialog } from './ending-dialog.tsx'
import { LastingDialog } from './lasting-dialog.tsx'
import { useSessionEnd } from './use-session-end.ts'

/** The provider's refusal of a session longer than a day. */
const REFUSED = 'session-not-prolongable'

/**
 * Two minutes before the session's end a dialog announces it and offers more time (design, Long
 * forms). Prolonging the session in any tab closes it in all of them, because they share the new
 * token. A message about one token is not shown for the next.
 */
export function SessionEnd() {
  const session = useSession()
  const { phase, end, token } = useSessionEnd()
  const [read, setRead] = useState('')
  const { isSaving, failure, prolong, signInAnew } = useProlongation(token)
  const isOpen = session.isLoggedIn && read !== token && (phase === 'announced' || phase === 'lastCall')
  const common = { isOpen, end, onClose: () => setRead(token) }
  if (failure?.error === REFUSED)
    return <LastingDialog isOpen={isOpen} onClose={common.onClose} onSignIn={signInAnew} />
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
    signInAnew: () => {
      void endSession(api).catch(() => {})
      store.clear('expired')
    },
  }
}
