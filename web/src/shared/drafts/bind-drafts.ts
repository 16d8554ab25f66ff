import type { SessionStore } from '../session/session-store.ts'
import type { Drafts } from './drafts.ts'

/**
 * A logout or another person's login removes the drafts, the session's expiry does not (rule 18.1). Returns the
 * function that unbinds.
 */
export function bindDrafts({ drafts, session }: { drafts: Drafts; session: SessionStore }): () => void {
  let sorted = ''
  const stopEnding = session.onEnding((why) => {
    if (why === 'logged-out') drafts.destroy()
    else if (why !== 'another-person') drafts.flush()
  })
  const sortOut = () => {
    const now = session.read()
    const person = now.isLoggedIn ? now.personId : ''
    if (person === sorted) return
    sorted = person
    if (person !== '') drafts.dropAllBut(person)
  }
  const stopFollowing = drafts.followOtherTabs()
  drafts.finishDestruction()
  sortOut()
  const stopSorting = session.subscribe(sortOut)
  const flush = () => drafts.flushSync()
  const listening = new AbortController()
  const { signal } = listening
  // A reload runs the page for a while after the first event; a phone that hides the page sends only the second.
  window.addEventListener('beforeunload', flush, { signal })
  window.addEventListener('pagehide', flush, { signal })
  document.addEventListener('visibilitychange', flush, { signal })
  return () => {
    stopFollowing()
    stopEnding()
    stopSorting()
    listening.abort()
  }
}
