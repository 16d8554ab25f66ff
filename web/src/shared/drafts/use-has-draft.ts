import { useEffect, useState } from 'react'
import { useSession } from '../session/session-context.tsx'
import { whileMounted } from '../while-mounted.ts'
import { useDrafts } from './drafts-context.tsx'

/** Whether the person has an unfinished form on this device; false until it is known. */
export function useHasDraft(name: string): boolean {
  const drafts = useDrafts()
  const session = useSession()
  const person = session.isLoggedIn ? session.personId : ''
  const [found, setFound] = useState<string>()
  useEffect(
    () => whileMounted(drafts.of(person, name).read(), (stored) => setFound(stored ? person : undefined)),
    [drafts, person, name],
  )
  return person !== '' && found === person
}
