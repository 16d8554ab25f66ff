import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { Skeleton } from '../../../src/shared/ui/skeleton.tsx'
import { faultsQuery } from '../../api/tool-queries.ts'
import { FaultRow } from '../../shared/fault-row.tsx'
import { Problem } from '../../shared/problem.tsx'
import { Section } from '../../shared/section.tsx'
import tools from '../../shared/tools.module.css'
import { useRemoveFaults } from '../../shared/use-faults.ts'

/** The armed faults, the one that fires first at the top. */
export function FaultList({ world }: { world: string }) {
  const { t } = useTranslation('console-tools')
  const { data: faults, error } = useQuery(faultsQuery(world))
  const removing = useRemoveFaults(world)
  const isAny = faults !== undefined && faults.length > 0
  return (
    <Section
      title={
        <>
          {t(($) => $.faults.listTitle)} {isAny && <span className="soft num">{faults.length}</span>}
        </>
      }
      aside={
        isAny && (
          <Button
            className={tools.control}
            busy={removing.isPending && removing.variables === undefined}
            onClick={() => removing.mutate(undefined)}
          >
            <Trash2 aria-hidden="true" />
            {t(($) => $.faults.removeAll)}
          </Button>
        )
      }
    >
      {removing.isError && <Problem problem={removing.error} />}
      {!faults && (error ? <Problem problem={error} /> : <Skeleton lines={3} />)}
      {faults?.length === 0 && <p className={tools.empty}>{t(($) => $.faults.empty)}</p>}
      {isAny && (
        <ul className={tools.list}>
          {faults.map((fault) => (
            <FaultRow key={fault.id} fault={fault} onRemove={() => removing.mutate(fault.id)} />
          ))}
        </ul>
      )}
    </Section>
  )
}
