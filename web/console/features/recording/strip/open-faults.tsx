import { useQuery } from '@tanstack/react-query'
import { X, Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../src/shared/ui/button.tsx'
import { faultsQuery } from '../../../api/tool-queries.ts'
import { useFaultTexts } from '../../../shared/fault-row.tsx'
import { Problem } from '../../../shared/problem.tsx'
import { useRemoveFaults } from '../../../shared/use-faults.ts'
import styles from './recording-strip.module.css'

/** The faults that still wait for a call, each with its removal: forgotten, they break a later step of the recording. */
export function OpenFaults({ world }: { world: string }) {
  const { t } = useTranslation('console-recording')
  const { t: tools } = useTranslation('console-tools')
  const { data: faults = [] } = useQuery(faultsQuery(world))
  const removing = useRemoveFaults(world)
  const { textOf, leftOf } = useFaultTexts()
  if (faults.length === 0) return null
  return (
    <div className={styles.open}>
      <ul aria-label={t(($) => $.strip.openFaults)}>
        {faults.map((fault) => (
          <li key={fault.id}>
            <Zap aria-hidden="true" />
            <span>
              {t(($) => $.strip.openFault)} {textOf(fault)}, {leftOf(fault)}
            </span>
            <Button
              className={styles.control}
              aria-label={tools(($) => $.faults.removeThis, { fault: fault.id })}
              onClick={() => removing.mutate(fault.id)}
            >
              <X aria-hidden="true" />
              {tools(($) => $.faults.remove)}
            </Button>
          </li>
        ))}
      </ul>
      {removing.isError && <Problem problem={removing.error} />}
    </div>
  )
}
