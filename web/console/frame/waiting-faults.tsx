import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { worldQuery } from '../api/queries.ts'
import { faultsQuery } from '../tools/api/queries.ts'
import styles from './console.module.css'

/** How many faults are still armed, next to the name of their tab; nothing if there is none. */
export function WaitingFaults({ world }: { world: string }) {
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
