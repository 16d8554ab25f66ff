import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../src/shared/ui/button/button.tsx'
import { Chip } from '../../src/shared/ui/chip/chip.tsx'
import { useLanguage } from '../../src/shared/ui/use-language.ts'
import type { Fault, NewFault } from '../api/tool-queries.ts'
import type { FaultKind } from './fault-draft.ts'
import { hasSides, isKind } from './fault-draft.ts'
import styles from './faults.module.css'
import { OperationName, useOperationText } from './operation-name.tsx'
import tools from './tools.module.css'

/**
 * One fault as text: its operation, what the client sees, on which side of the commit and how many
 * times are left.
 */
export function FaultRow({ fault, onRemove }: { fault: Fault; onRemove: () => void }) {
  const { t } = useTranslation('console-tools')
  const { leftOf } = useFaultTexts()
  const { kind, when } = fault
  return (
    <li className={styles.fault}>
      <FaultText fault={fault} often={leftOf(fault)} />
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

/** Two lines: the operation and what the client sees; then on which side of the commit, and how often. Armed or not, a fault reads the same. */
export function FaultText({ fault, often, children }: { fault: NewFault; often: string; children?: ReactNode }) {
  const { t } = useTranslation('console-tools')
  const { whatOf, sideOf, aimOf } = useFaultTexts()
  const { operationId } = fault
  return (
    <div className={styles.what}>
      <p>
        {operationId === '*' ? (
          <span className={tools.code}>{t(($) => $.faults.everyOperation)}</span>
        ) : (
          <OperationName operationId={operationId} className={tools.code} />
        )}
        {': '}
        {whatOf(fault)}
      </p>
      <p className={tools.soft}>{[...sideOf(fault), ...aimOf(fault), often].join(' · ')}</p>
      {children}
    </div>
  )
}

/** The description of a fault. */
export function useFaultTexts() {
  const { t } = useTranslation('console-tools')
  const language = useLanguage()
  const operationText = useOperationText()
  const number = (value: number) => new Intl.NumberFormat(language).format(value)

  const nameOf = (kind: FaultKind) => t(($) => $.faults.kind[kind])

  function detailsOf({ kind, errorCode, error, ms, atPercent, patch }: NewFault): string {
    if (patch) return patch.map(({ op, path }) => `${op} ${path}`).join(', ')
    if (kind === 'error_code') return `${errorCode} ${error}`
    if (atPercent !== undefined) return t(($) => $.faults.atPercent, { percent: atPercent })
    return ms === undefined ? '' : t(($) => $.faults.seconds, { seconds: number(ms / 1_000) })
  }

  /** `times` without a limit is every call until the fault is removed. */
  function leftOf(fault: Fault): string {
    const { left, toSkip } = fault
    const calls = left === undefined ? t(($) => $.faults.always) : t(($) => $.faults.left, { count: left })
    const skipped = toSkip === undefined ? '' : t(($) => $.faults.toSkip, { count: toSkip })
    return [skipped, calls, chanceOf(fault)].filter(Boolean).join(' · ')
  }

  /** Empty if it affects every call. */
  const chanceOf = ({ probability }: NewFault): string =>
    probability === undefined ? '' : t(($) => $.faults.chance, { percent: number(Math.round(probability * 100)) })

  /** `přenos skončí předčasně, po 50 %`. */
  const whatOf = (fault: NewFault): string => [nameOf(fault.kind), detailsOf(fault)].filter(Boolean).join(', ')

  /** Empty for a fault of messages. */
  const sideOf = ({ kind, when = 'before' }: NewFault): string[] =>
    hasSides(kind) ? [t(($) => $.faults.side[when])] : []

  /** Whom and which calls it meets; empty if all. */
  const aimOf = ({ person, recipient, where }: NewFault): string[] => [
    ...(person === undefined ? [] : [t(($) => $.faults.onlyPerson, { person })]),
    ...(recipient === undefined ? [] : [t(($) => $.faults.onlyRecipient, { recipient })]),
    ...Object.entries(where ?? {}).map(([name, value]) => `${name}=${value}`),
  ]

  /** What a fault does to which operation, in one line without how often. */
  function textOf(fault: NewFault): string {
    const { operationId } = fault
    const operation = operationId === '*' ? t(($) => $.faults.everyOperation) : operationText(operationId)
    return [`${operation}: ${whatOf(fault)}`, ...sideOf(fault), ...aimOf(fault)].join(', ')
  }

  /** A fault as the journal notes it, `reset after`. */
  function textOfNoted(noted: string): string {
    const [kind = ''] = noted.split(' ')
    return isKind(kind) ? nameOf(kind) : noted
  }

  return { whatOf, sideOf, aimOf, leftOf, chanceOf, textOf, textOfNoted }
}
