import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scenario } from '../../api/world-queries.ts'
import styles from '../../session/people-panel.module.css'
import { SignedInNow } from '../../session/signed-in-now.tsx'
import type { SecondSession } from '../../session/use-logged-out.ts'
import { useSignIn } from '../../session/use-sign-in.ts'
import { groupPeople, isFound, linksOf } from '../../shared/group-people.ts'
import { Panel } from '../../shared/panel.tsx'
import { PortalLink } from '../../shared/portal-link.tsx'
import { useScenarioTexts } from '../../shared/scenario-texts.ts'
import { SearchField } from '../../shared/search-field.tsx'
import { PersonRow } from './person-row.tsx'

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
