import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFound } from '../../shared/group-people.ts'
import { SearchField } from '../../shared/search-field.tsx'
import { Section } from '../../shared/section.tsx'
import tools from '../../shared/tools.module.css'
import styles from './data.module.css'
import type { PersonOfWorld, WaitingRequest } from './use-data.ts'

const GROUPS = ['donor', 'recipient', 'admin'] as const

export type SubjectListProps = {
  people: readonly PersonOfWorld[]
  requests: readonly WaitingRequest[]
  /** The login or receipt number that is open. */
  current: string
}

type Entry = { id: string; name: string; note?: string }

/** Everybody in the world, and the requests that wait for a decision. */
export function SubjectList({ people, requests, current }: SubjectListProps) {
  const { t } = useTranslation('console-tools')
  const [search, setSearch] = useState('')
  const groups: { group: 'donor' | 'recipient' | 'admin' | 'request'; entries: readonly Entry[] }[] = [
    ...GROUPS.map((group) => ({
      group,
      entries: people.filter(({ kind }) => kind === group).map(({ login, name }) => ({ id: login, name })),
    })),
    {
      group: 'request',
      entries: requests.map(({ receiptNumber, name, state }) => ({
        id: receiptNumber,
        name,
        note: t(($) => $.data.request[state]),
      })),
    },
  ]
  const found = groups
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter(({ id, name, note = '' }) => isFound(search, [id, name, note])),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <Section
      title={t(($) => $.data.peopleTitle)}
      tools={<SearchField label={t(($) => $.data.search)} value={search} onChange={setSearch} />}
    >
      <nav aria-label={t(($) => $.data.peopleTitle)} className={styles.people}>
        <a href="#data" aria-current={current === '' ? 'page' : undefined} className={styles.subject}>
          {t(($) => $.data.everybody)}
        </a>
        {found.length === 0 && <p className={tools.empty}>{t(($) => $.data.notFound, { search })}</p>}
        {found.map(({ group, entries }) => (
          <section key={group} aria-label={t(($) => $.data.group[group])}>
            <h3 className={styles.group}>
              {t(($) => $.data.group[group])} <span className="soft num">{entries.length}</span>
            </h3>
            {entries.map(({ id, name, note }) => (
              <a
                key={id}
                href={`#data/${id}`}
                aria-current={current === id ? 'page' : undefined}
                className={styles.subject}
              >
                <strong>{name}</strong> <span className="num">{id}</span>
                {note !== undefined && <span className="soft small">{note}</span>}
              </a>
            ))}
          </section>
        ))}
      </nav>
    </Section>
  )
}
