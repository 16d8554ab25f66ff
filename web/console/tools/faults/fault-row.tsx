import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { Chip } from '../../../src/shared/ui/chip.tsx'
import type { Fault } from '../api/queries.ts'
import tools from '../shared/tools.module.css'
import { hasSides } from './fault-draft.ts'
import styles from './faults.module.css'
import { useFaultTexts } from './use-fault-texts.ts'

/**
 * One fault as text: its operation, what the client sees, on which side of the commit and how many
 * times are left.
 */
export function FaultRow({ fault, onRemove }: { fault: Fault; onRemove: () => void }) {
  const { t } = useTranslation('console-tools')
  const { nameOf, detailsOf, leftOf } = useFaultTexts()
  const { operationId, kind, when } = fault
  const operation = operationId === '*' ? t(($) => $.faults.everyOperation) : operationId
  return (
    <li className={styles.fault}>
      <div className={styles.what}>
        <p>
          <span className={tools.code}>{operation}</span> {nameOf(kind)}
          {detailsOf(fault) !== '' && `, ${detailsOf(fault)}`}
        </p>
        <p className={tools.soft}>
          {hasSides(kind) && `${t(($) => $.faults.side[when])} · `}
          {leftOf(fault)}
        </p>
      </div>
      <Chip tone={when === 'after' && hasSides(kind) ? 'wait' : 'plain'}>{fault.id}</Chip>
      <Button
        className={tools.control}
        aria-label={t(($) => $.faults.removeThis, { fault: fault.id })}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
        {t(($) => $.faults.remove)}
      </Button>
    </li>
  )
}
