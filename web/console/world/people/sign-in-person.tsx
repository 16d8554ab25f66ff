import { useQuery } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { scenariosQuery, worldQuery } from '../../api/queries.ts'
import styles from './people-panel.module.css'
import { SignInResult } from './sign-in-result.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Signs in one person by one click; nothing if the scenario does not know how (a donor registered in this world). */
export function SignInPerson({ world, login, name }: { world: string; login: string; name: string }) {
  const { t } = useTranslation('console')
  const { data: here } = useQuery(worldQuery(world))
  const { data: scenarios } = useQuery(scenariosQuery)
  const signing = useSignIn(world)
  const scenario = scenarios?.find((each) => each.name === here?.scenario)
  const person = scenario?.people.find((each) => each.login === login)
  if (!person) return null
  return (
    <>
      <Button
        className={styles.signIn}
        aria-label={t(($) => $.people.signInAs, { name })}
        busy={signing.isPending}
        onClick={() => !signing.isPending && signing.mutate(person)}
      >
        <LogIn aria-hidden="true" />
        {t(($) => $.people.signIn)}
      </Button>
      <SignInResult world={world} name={name} signing={signing} />
    </>
  )
}
