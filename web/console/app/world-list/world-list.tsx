import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button/button.tsx'
import { Skeleton } from '../../../src/shared/ui/skeleton/skeleton.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { type SandboxWorld, worldTotalsQuery } from '../../api/world-queries.ts'
import { ago } from '../../shared/ago.ts'
import { readOwnWorlds } from '../../shared/own-worlds.ts'
import { instantText } from '../../shared/prague-clock.ts'
import { Problem } from '../../shared/problem.tsx'
import { useScenarioTexts } from '../../shared/scenario-texts.ts'
import { SearchField } from '../../shared/search-field.tsx'
import { isWorldFound, sortWorlds } from '../../shared/sort-worlds.ts'
import tools from '../../shared/tools.module.css'
import styles from './world-list.module.css'

/** A longer list is narrowed by the search. */
const MAX_SHOWN = 100
const MEGABYTE = 1_000_000

type WorldListProps = { world: string; goToWorld: (world: string) => void }

/** Every world, those of this browser first, with how many there are and how much memory the server uses. */
export function WorldList({ world, goToWorld }: WorldListProps) {
  const { t } = useTranslation('console-worlds')
  const { data, error, dataUpdatedAt } = useQuery(worldTotalsQuery)
  const [search, setSearch] = useState('')
  const [own] = useState(() => readOwnWorlds(localStorage))
  if (!data) return error ? <Problem problem={error} /> : <Skeleton lines={4} />
  const found = data.worlds.filter((one) => isWorldFound(search, one))
  const groups = sortWorlds(found, own)
  const others = groups.others.slice(0, MAX_SHOWN)
  const rest = groups.others.length - others.length
  const row = (one: SandboxWorld) => (
    <WorldRow key={one.id} world={one} now={dataUpdatedAt} isHere={one.id === world} onGo={() => goToWorld(one.id)} />
  )
  return (
    <div className={styles.worlds}>
      <SearchField label={t(($) => $.search)} value={search} onChange={setSearch} />
      <p className={tools.soft}>
        {t(($) => $.totals, {
          count: data.worlds.length,
          limit: data.limit,
          memory: Math.round(data.memory / MEGABYTE),
        })}
      </p>
      <div className={styles.scroll}>
        {found.length === 0 && <p className={tools.empty}>{t(($) => $.notFound)}</p>}
        {groups.own.length > 0 && (
          <section>
            <h3>{t(($) => $.own)}</h3>
            <ul className={tools.list}>{groups.own.map(row)}</ul>
          </section>
        )}
        {others.length > 0 && (
          <section>
            <h3>{t(($) => $.others)}</h3>
            <ul className={tools.list}>{others.map(row)}</ul>
            {rest > 0 && <p className={tools.empty}>{t(($) => $.rest, { count: rest })}</p>}
          </section>
        )}
      </div>
    </div>
  )
}

type WorldRowProps = { world: SandboxWorld; now: number; isHere: boolean; onGo: () => void }

function WorldRow({ world, now, isHere, onGo }: WorldRowProps) {
  const { t } = useTranslation('console-worlds')
  const language = useLanguage()
  const { titleOf } = useScenarioTexts()
  const nameOf = useWorldName()
  const { id, note, scenario, createdAt, usedAt } = world
  const since = (at: string) => ago(now - Date.parse(at), language)
  return (
    <li className={styles.row}>
      <div>
        <p>
          <strong>{nameOf(world)}</strong>{' '}
          <span className={tools.soft}>
            {nameOf(world) === id ? titleOf(scenario) : `${id} · ${titleOf(scenario)}`}
          </span>
        </p>
        {note !== undefined && <p>{note}</p>}
        <p className={tools.soft}>{t(($) => $.times, { made: since(createdAt), used: since(usedAt) })}</p>
      </div>
      {isHere ? (
        <span className={tools.soft}>{t(($) => $.here)}</span>
      ) : (
        <Button className={tools.control} aria-label={t(($) => $.goTo, { world: nameOf(world) })} onClick={onGo}>
          {t(($) => $.go)}
        </Button>
      )}
    </li>
  )
}

type Named = Pick<SandboxWorld, 'id'> & Partial<Pick<SandboxWorld, 'name' | 'copiedAt'>>

/** The name of a world, or its id; a copy says of which moment it is, with its name or alone. */
function useWorldName(): (world: Named) => string {
  const { t } = useTranslation('console-worlds')
  const language = useLanguage()
  return ({ id, name, copiedAt }) => {
    if (copiedAt === undefined) return name ?? id
    const moment = instantText(copiedAt, language)
    return name === undefined ? t(($) => $.copyWithoutName, { moment }) : t(($) => $.copy, { name, moment })
  }
}
