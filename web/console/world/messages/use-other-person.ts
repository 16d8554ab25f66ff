import { useSyncExternalStore } from 'react'
import { readSession } from '../../../src/shared/session/session-storage.ts'
import { useRecorder } from '../../recording/use-recorder.ts'
import { subscribeToSession } from '../people/signed-in-now.tsx'

/**
 * The name of the person signed in in the portal of this browser if their data do not contain an address or phone number, so that a
 * message to it was for somebody else; otherwise empty. Empty without an address and in a recording, too: its test has no console that ends a session.
 */
export function useOtherPerson(to: string | undefined): string {
  const isRecorded = useRecorder() !== undefined
  return useSyncExternalStore(subscribeToSession, () => {
    if (isRecorded || to === undefined) return ''
    const { session } = readSession(localStorage)
    if (!session.isLoggedIn || JSON.stringify(session).includes(JSON.stringify(to))) return ''
    return session.displayName
  })
}
