import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { worldQuery } from '../api/queries.ts'
import { faultsQuery } from '../tools/api/queries.ts'
import styles from './console.module.css'

/** How many faults still wait for their calls, beside the name of their tab; nothing where none does. */
export function WaitingFaults({ world }: { world: string }) {
  const { t } = useTranslation('console')
  const { isSuccess: isThere } = useQuery(worldQuery(world))
  const { data: faults = [] } = useQuery({
    ...faultsQuery(world),
    enabled: isThere,
    // Set from elsewhere they may be noticed later, but one that was met goes at once.
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
