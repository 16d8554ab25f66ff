import { LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../src/shared/ui/button/button.tsx'
import { type ScenarioPerson, usePeople } from '../api/world-queries.ts'
import styles from './people-panel.module.css'
import { SignInResult } from './sign-in-result.tsx'
import { useSignIn } from './use-sign-in.ts'

type SignInButtonProps = {
  person: ScenarioPerson
  name: string
  signing: ReturnType<typeof useSignIn>
  busy: boolean
}

/** Signs in a person, unless another sign-in is under way. */
export function SignInButton({ person, name, signing, busy }: SignInButtonProps) {
  const { t } = useTranslation('console')
  return (
    <Button
      className={styles.signIn}
      aria-label={t(($) => $.people.signInAs, { name })}
      busy={busy}
      onClick={() => !signing.isPending && signing.mutate(person)}
    >
      <LogIn aria-hidden="true" />
      {t(($) => $.people.signIn)}
    </Button>
  )
}

/** Signs in one person by one click; nothing if the sandbox does not know how (a donor with a password of their own). */
export function SignInPerson({ world, login, name }: { world: string; login: string; name: string }) {
  const signing = useSignIn(world)
  const person = usePeople(world).find((each) => each.login === login)
  if (!person) return null
  return (
    <>
      <SignInButton person={person} name={name} signing={signing} busy={signing.isPending} />
      <SignInResult world={world} name={name} signing={signing} />
    </>
  )
}
