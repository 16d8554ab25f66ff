import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../src/shared/ui/fields/number-field.tsx'
import { SelectField } from '../../../src/shared/ui/fields/select-field.tsx'
import type { OperationCoverage } from '../../api/tool-queries.ts'
import { errorsOf, type FaultKind, offeredMs } from '../../shared/fault-draft.ts'

export type KindFieldsProps = { kind: FaultKind; operations: readonly OperationCoverage[]; operationId: string }

/** The fields of one kind of fault that others lack. */
export function KindFields({ kind, operations, operationId }: KindFieldsProps) {
  const { t } = useTranslation('console-tools')
  const ms = offeredMs(kind)
  if (kind === 'error_code') {
    const errors = errorsOf(operations, operationId)
    return (
      <SelectField
        key={operationId}
        name="answer"
        label={t(($) => $.faults.answer)}
        hint={errors.length === 0 ? t(($) => $.faults.answerHint) : undefined}
        required
        choices={errors.map(({ code, error }) => ({ value: `${code} ${error}`, label: `${code} ${error}` }))}
      />
    )
  }
  if (kind === 'cut') {
    return (
      <NumberField
        name="atPercent"
        label={t(($) => $.faults.percentLabel)}
        required
        min={0}
        max={99}
        defaultValue={50}
      />
    )
  }
  if (ms === undefined) return null
  return (
    <NumberField
      name="ms"
      label={t(($) => $.faults.msLabel)}
      hint={kind === 'message-late' ? t(($) => $.faults.worldTime) : t(($) => $.faults.realTime)}
      width="medium"
      required
      min={0}
      max={600_000}
      defaultValue={ms}
    />
  )
}
