import type { SessionStore } from '../session/session-store.ts'
import type { Drafts } from './drafts.ts'

/**
 * Leaves what is waiting on the device before the page goes, and lets drafts end with their person: logging out or somebody else's login destroys
 * them, the session's expiry does not (rule 18.1). Answers with the way to stop.
 */
export function keepDrafts({ drafts, session }: { drafts: Drafts; session: SessionStore }): () => void {
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
  const leave = () => drafts.leave()
  // Before a reload the page still runs for a while after the first of these; a phone sends only the second when it puts the page away.
  const moments = ['beforeunload', 'pagehide'] as const
  for (const moment of moments) window.addEventListener(moment, leave)
  document.addEventListener('visibilitychange', leave)
  return () => {
    stopFollowing()
    stopEnding()
    stopSorting()
    for (const moment of moments) window.removeEventListener(moment, leave)
    document.removeEventListener('visibilitychange', leave)
  }
}
