import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { ScenarioPerson } from '../../api/queries.ts'
import { useScenarioTexts } from '../../frame/scenario-texts.ts'
import { dayText } from '../clock/prague-clock.ts'
import { CopyButton } from '../copy-button.tsx'
import { SecondWindowLink } from '../second-window/second-window-link.tsx'
import { splitLabel } from './group-people.ts'
import styles from './people-panel.module.css'
import { SignInButton } from './sign-in-person.tsx'
import { SignInResult } from './sign-in-result.tsx'
import type { SecondSession } from './use-logged-out.ts'
import type { useSignIn } from './use-sign-in.ts'

export type PersonRowProps = {
  world: string
  person: ScenarioPerson
  signing: ReturnType<typeof useSignIn>
  onSecond: (second: SecondSession) => void
}

export function PersonRow({ world, person, signing, onSecond }: PersonRowProps) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const { toWords } = useScenarioTexts()
  const { login, password, birthDate, label } = person
  const { rest, ...split } = splitLabel(label)
  const name = toWords(split.name).text
  const shows = toWords(person.shows)
  const isMine = signing.variables?.login === login
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <p>
          <strong>{name}</strong> {rest && <span className="soft small">{toWords(rest).text}</span>}
        </p>
        <p className={styles.shows} {...(shows.lang && { lang: shows.lang })}>
          {shows.text}
        </p>
        <p className={styles.keys}>
          <a href={`#data/${login}`} aria-label={t(($) => $.people.recordOf, { name })}>
            {t(($) => $.people.record)}
          </a>
          <CopyButton value={login} what={t(($) => $.people.loginOf, { name })} />
          {password !== undefined && <CopyButton value={password} what={t(($) => $.people.passwordOf, { name })} />}
          {birthDate !== undefined && (
            <CopyButton value={dayText(birthDate, language)} what={t(($) => $.people.birthDateOf, { name })} />
          )}
        </p>
      </div>
      <div className={styles.windows}>
        <SignInButton person={person} name={name} signing={signing} busy={isMine && signing.isPending} />
        <SecondWindowLink
          world={world}
          login={login}
          name={name}
          onOpen={() => onSecond({ login, name, openedAt: Date.now() })}
        />
      </div>
      {isMine && <SignInResult world={world} name={name} signing={signing} />}
    </li>
  )
}
