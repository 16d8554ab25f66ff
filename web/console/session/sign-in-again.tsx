import { LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { validateToken } from '../../src/shared/api/access-token.ts'
import type { StoredSession } from '../../src/shared/session/session-storage.ts'
import { Button } from '../../src/shared/ui/button/button.tsx'
import type { ScenarioPerson } from '../api/world-queries.ts'
import { subjectPerson } from '../shared/group-people.ts'
import { SignInResult } from './sign-in-result.tsx'
import { endOf } from './signed-in-now.tsx'
import { useSignIn } from './use-sign-in.ts'

export type ExpiredSession = { personId: string; name: string }

/** Whose session a move of the clock has ended; undefined if none has ended. Times in epoch milliseconds. */
export function expiredBy(
  stored: StoredSession,
  before: number | undefined,
  after: number,
): ExpiredSession | undefined {
  const { session, token } = stored
  if (!session.isLoggedIn || validateToken(token, before) === 'expired') return undefined
  return validateToken(token, after) === 'expired'
    ? { personId: session.personId, name: session.displayName }
    : undefined
}

type SignInAgainProps = { world: string; expired: ExpiredSession; people: readonly ScenarioPerson[] }

/** Signs the person in again whose session a move has ended; nothing for one the scenario does not know. */
export function SignInAgain({ world, expired, people }: SignInAgainProps) {
  const { t } = useTranslation('console')
  const signing = useSignIn(world)
  const person = subjectPerson(expired.personId, people)
  return (
    <>
      {person && !signing.data && (
        <Button variant="link" busy={signing.isPending} onClick={() => !signing.isPending && signing.mutate(person)}>
          <LogIn aria-hidden="true" />
          {t(($) => $.clock.signInAgain)}
        </Button>
      )}
      <SignInResult world={world} name={endOf(expired.name)} signing={signing} />
    </>
  )
}
