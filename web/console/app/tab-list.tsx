import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { faultsQuery } from '../api/tool-queries.ts'
import { worldQuery } from '../api/world-queries.ts'
import { type Tab, tabs } from '../shared/use-address.ts'
import styles from './console.module.css'

/** How many faults are still armed, next to the name of their tab; nothing if there is none. */
function WaitingFaults({ world }: { world: string }) {
  const { t } = useTranslation('console')
  const { isSuccess: isThere } = useQuery(worldQuery(world))
  const { data: faults = [] } = useQuery({
    ...faultsQuery(world),
    enabled: isThere,
    // A fault set elsewhere may be noticed later, but one that has fired is removed at once.
    refetchInterval: ({ state }) => (state.data?.length ? FOLLOWED : LOOKED_FOR),
  })
  if (faults.length === 0) return null
  return (
    <>
      <span className={styles.waiting} aria-hidden="true">
        {faults.length}
      </span>
      <span className="visually-hidden">{t(($) => $.faultsWaiting, { count: faults.length })}</span>
    </>
  )
}

const FOLLOWED = 1_000
const LOOKED_FOR = 5_000

/** The parts of the console; the faults show how many are armed, because they affect every part. */
export function Tabs({ current, world }: { current: Tab; world: string }) {
  const { t } = useTranslation('console')
  return (
    <nav aria-label={t(($) => $.parts)}>
      <ul className={styles.tabs}>
        {tabs.map((name) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
              {t(($) => $.tab[name])}
              {name === 'faults' && <WaitingFaults key={world} world={world} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
