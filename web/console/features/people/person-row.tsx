import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { ScenarioPerson } from '../../api/world-queries.ts'
import styles from '../../session/people-panel.module.css'
import { SignInButton } from '../../session/sign-in-person.tsx'
import { SignInResult } from '../../session/sign-in-result.tsx'
import type { SecondSession } from '../../session/use-logged-out.ts'
import type { useSignIn } from '../../session/use-sign-in.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { splitLabel } from '../../shared/group-people.ts'
import { dayText } from '../../shared/prague-clock.ts'
import { useScenarioTexts } from '../../shared/scenario-texts.ts'
import { SecondWindowLink } from '../../shared/second-window-link.tsx'

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
