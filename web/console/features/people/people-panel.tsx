import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { Scenario, ScenarioPerson } from '../../api/world-queries.ts'
import styles from '../../session/people-panel.module.css'
import { SignInButton } from '../../session/sign-in-person.tsx'
import { SignInResult } from '../../session/sign-in-result.tsx'
import type { SecondSession } from '../../session/signed-in-now.tsx'
import { SignedInNow } from '../../session/signed-in-now.tsx'
import { useSignIn } from '../../session/use-sign-in.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { groupPeople, isFound, linksOf, splitLabel } from '../../shared/group-people.ts'
import { Panel } from '../../shared/panel.tsx'
import { PortalLink } from '../../shared/portal-link.tsx'
import { dayText } from '../../shared/prague-clock.ts'
import { useScenarioTexts } from '../../shared/scenario-texts.ts'
import { SearchField } from '../../shared/search-field.tsx'
import { SecondWindowLink } from '../../shared/second-window-link.tsx'

type PersonRowProps = {
  world: string
  person: ScenarioPerson
  signing: ReturnType<typeof useSignIn>
  onSecond: (second: SecondSession) => void
}

function PersonRow({ world, person, signing, onSecond }: PersonRowProps) {
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

/** The people of the world, what each of them shows, and their sign-in by one click. */
export function PeoplePanel({ world, scenario }: { world: string; scenario: Scenario }) {
  const { t } = useTranslation('console')
  const [search, setSearch] = useState('')
  const signing = useSignIn(world)
  const [second, setSecond] = useState<SecondSession>()
  const { toWords } = useScenarioTexts()
  const found = scenario.people.filter(({ login, label, shows }) =>
    isFound(search, [login, label, shows, toWords(shows).text]),
  )
  const links = linksOf(scenario.description)
  return (
    <Panel
      tools={<SignedInNow world={world} second={second} />}
      title={t(($) => $.people.title)}
      aside={
        <SearchField className={styles.search} label={t(($) => $.people.search)} value={search} onChange={setSearch} />
      }
    >
      {scenario.people.length === 0 && <p className={styles.empty}>{t(($) => $.people.empty)}</p>}
      {scenario.people.length > 0 && found.length === 0 && (
        <p className={styles.empty}>{t(($) => $.people.notFound, { search })}</p>
      )}
      {groupPeople(found).map(({ group, people }) => (
        <section key={group} aria-label={t(($) => $.people.group[group])}>
          <h3 className={styles.group}>
            {t(($) => $.people.group[group])} <span className="soft num">{people.length}</span>{' '}
            {group !== 'administrators' && <span className={styles.begins}>{t(($) => $.people.begins)}</span>}
          </h3>
          <ul className={styles.list}>
            {people.map((person) => (
              <PersonRow key={person.login} world={world} person={person} signing={signing} onSecond={setSecond} />
            ))}
          </ul>
        </section>
      ))}
      {search === '' && links.length > 0 && <OpenLinks world={world} links={links} />}
    </Panel>
  )
}

/** Pages of the scenario that open by a link from an e-mail, without a login. */
function OpenLinks({ world, links }: { world: string; links: readonly string[] }) {
  const { t } = useTranslation('console')
  return (
    <section aria-label={t(($) => $.people.links)}>
      <h3 className={styles.group}>{t(($) => $.people.links)}</h3>
      <ul className={styles.links}>
        {links.map((path) => (
          <li key={path}>
            <PortalLink world={world} to={path}>
              {path}
            </PortalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
