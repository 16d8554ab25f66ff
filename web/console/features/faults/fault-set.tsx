import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { faultsQuery } from '../../api/tool-queries.ts'
import tools from '../../shared/tools.module.css'

/** Says that a fault was set, as long as it is armed; a toast would cover the list of faults. */
export function FaultSet({ world, id }: { world: string; id: string | undefined }) {
  const { t } = useTranslation('console-tools')
  const { data: faults } = useQuery(faultsQuery(world))
  const isArmed = faults?.some((fault) => fault.id === id)
  return (
    <span role="status" className={tools.soft}>
      {isArmed && t(($) => $.faults.set)}
    </span>
  )
}
