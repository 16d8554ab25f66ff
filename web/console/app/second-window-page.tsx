import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readSession } from '../../src/shared/session/session-storage.ts'
import { Banner } from '../../src/shared/ui/banner/banner.tsx'
import { Button } from '../../src/shared/ui/button/button.tsx'
import { Skeleton } from '../../src/shared/ui/skeleton/skeleton.tsx'
import { peopleQuery, type ScenarioPerson, scenariosQuery, usePeople, worldQuery } from '../api/world-queries.ts'
import { Refusal } from '../session/sign-in-result.tsx'
import { useSignInHere } from '../session/use-sign-in.ts'
import { splitLabel } from '../shared/group-people.ts'
import { useScenarioTexts } from '../shared/scenario-texts.ts'
import styles from '../shared/second-window.module.css'
import { useAddress } from '../shared/use-address.ts'
import { Reachable } from './reach/reachable.tsx'

/** Signs a person in and continues to the portal, in a window whose storage is not the console's. */
export function SecondWindowPage({ login }: { login: string }) {
  const { t } = useTranslation('console')
  const { world, goToWorld } = useAddress()
  return (
    <main className={styles.page}>
      <h1>{t(($) => $.people.secondTitle, { world })}</h1>
      <Reachable world={world} goToWorld={goToWorld}>
        <KnownPerson world={world} login={login} />
      </Reachable>
    </main>
  )
}

function KnownPerson({ world, login }: { world: string; login: string }) {
  const { t } = useTranslation('console')
  const { data: here } = useQuery(worldQuery(world))
  const { data: scenarios } = useQuery(scenariosQuery)
  const { isPending } = useQuery(peopleQuery(world))
  const person = usePeople(world).find((known) => known.login === login)
  if (!here || !scenarios || (!person && isPending)) return <Skeleton lines={3} />
  if (!person)
    return (
      <Banner tone="error" role="alert">
        {t(($) => $.people.secondUnknown, { login })}
      </Banner>
    )
  return <SignIn world={world} person={person} />
}

/** At once if the window has no session yet; otherwise it says whose session ends, and waits. */
function SignIn({ world, person }: { world: string; person: ScenarioPerson }) {
  const { t } = useTranslation('console')
  const { toWords } = useScenarioTexts()
  const name = toWords(splitLabel(person.label).name).text
  const [before] = useState(() => readSession(localStorage).session)
  const { mutate, isPending, isIdle, isSuccess, error } = useSignInHere(world)
  const isFree = !before.isLoggedIn
  useEffect(() => {
    if (isFree) mutate(person)
  }, [isFree, mutate, person])
  return (
    <>
      {before.isLoggedIn && <p>{t(($) => $.people.secondReplaces, { name, before: before.displayName })}</p>}
      {(isPending || isSuccess) && <p role="status">{t(($) => $.people.secondWorking, { name })}</p>}
      {error && <Refusal error={error} />}
      {((isIdle && !isFree) || error) && (
        <p>
          <Button variant="primary" onClick={() => mutate(person)}>
            {t(($) => $.people.signInAs, { name })}
          </Button>
        </p>
      )}
    </>
  )
}
