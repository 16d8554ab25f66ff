import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { Chip } from '../../../src/shared/ui/chip.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { Fault, NewFault } from '../api/queries.ts'
import { OperationName, useOperationText } from '../shared/operation-name.tsx'
import tools from '../shared/tools.module.css'
import type { FaultKind } from './fault-draft.ts'
import { hasSides, isKind } from './fault-draft.ts'
import styles from './faults.module.css'

/**
 * One fault as text: its operation, what the client sees, on which side of the commit and how many
 * times are left.
 */
export function FaultRow({ fault, onRemove }: { fault: Fault; onRemove: () => void }) {
  const { t } = useTranslation('console-tools')
  const { nameOf, detailsOf, leftOf } = useFaultTexts()
  const { operationId, kind, when } = fault
  return (
    <li className={styles.fault}>
      <div className={styles.what}>
        <p>
          {operationId === '*' ? (
            <span className={tools.code}>{t(($) => $.faults.everyOperation)}</span>
          ) : (
            <OperationName operationId={operationId} className={tools.code} />
          )}
          {': '}
          {nameOf(kind)}
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

/** The description of an armed fault. */
export function useFaultTexts() {
  const { t } = useTranslation('console-tools')
  const language = useLanguage()
  const operationText = useOperationText()
  const number = (value: number) => new Intl.NumberFormat(language).format(value)

  const nameOf = (kind: FaultKind) => t(($) => $.faults.kind[kind])

  function detailsOf({ kind, errorCode, error, ms, atPercent }: NewFault): string {
    if (kind === 'error_code') return `${errorCode} ${error}`
    if (atPercent !== undefined) return t(($) => $.faults.atPercent, { percent: atPercent })
    return ms === undefined ? '' : t(($) => $.faults.seconds, { seconds: number(ms / 1_000) })
  }

  /** `times` without a limit is every call until the fault is removed. */
  function leftOf(fault: Fault): string {
    const { left } = fault
    const calls = left === undefined ? t(($) => $.faults.always) : t(($) => $.faults.left, { count: left })
    return [calls, chanceOf(fault)].filter(Boolean).join(' · ')
  }

  /** Empty if it affects every call. */
  const chanceOf = ({ probability }: NewFault): string =>
    probability === undefined ? '' : t(($) => $.faults.chance, { percent: number(Math.round(probability * 100)) })

  /** The whole fault in one line. */
  function textOf(fault: Fault): string {
    const { operationId, kind, when } = fault
    const operation = operationId === '*' ? t(($) => $.faults.everyOperation) : operationText(operationId)
    const side = hasSides(kind) ? [t(($) => $.faults.side[when])] : []
    return [`${operation}: ${nameOf(kind)}`, detailsOf(fault), ...side, leftOf(fault)].filter(Boolean).join(', ')
  }

  /** A fault as the journal notes it, `reset after`. */
  function textOfNoted(noted: string): string {
    const [kind = ''] = noted.split(' ')
    return isKind(kind) ? nameOf(kind) : noted
  }

  return { nameOf, detailsOf, leftOf, chanceOf, textOf, textOfNoted }
}
