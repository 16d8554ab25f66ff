import { usePortalSession } from './signed-in-now.tsx'
import { useRecorder } from './use-recorder.ts'

/**
 * The name of the person signed in in the portal of this browser if their data do not contain an address or phone number, so that a
 * message to it was for another person; otherwise empty. Empty without an address and in a recording, too: its test has no console that ends a session.
 */
export function useOtherPerson(world: string, to: string | undefined): string {
  const isRecorded = useRecorder() !== undefined
  return usePortalSession(world, (session) => {
    if (isRecorded || to === undefined || !session.isLoggedIn) return ''
    return JSON.stringify(session).includes(JSON.stringify(to)) ? '' : session.displayName
  })
}
