import { useEffect, useState } from 'react'
import { useSession } from '../session/session-context.tsx'
import { useDrafts } from './drafts-context.tsx'

/** Whether the person has an unfinished form on this device; false until it is known. */
export function useHasDraft(name: string): boolean {
  const drafts = useDrafts()
  const session = useSession()
  const person = session.isLoggedIn ? session.personId : ''
  const [found, setFound] = useState<string>()
  useEffect(() => {
    let isGone = false
    void drafts
      .of(person, name)
      .read()
      .then((stored) => {
        if (!isGone) setFound(stored ? person : undefined)
      })
    return () => {
      isGone = true
    }
  }, [drafts, person, name])
  return person !== '' && found === person
}
