import { useTranslation } from 'react-i18next'
import { AutocompleteField } from '../../../src/shared/ui/fields/autocomplete-field.tsx'
import type { OperationCoverage } from '../api/queries.ts'
import { pageOf, screenOf } from '../operation-screens.ts'
import { isCallable } from './fault-draft.ts'
import { offeredFor } from './offered-operations.ts'

export type OperationFieldProps = {
  operations: readonly OperationCoverage[]
  value: string
  onChange: (operationId: string) => void
}

/** An operation of the contract, found by a part of its name or by the path of its screen; `*` stands for all. */
export function OperationField({ operations, value, onChange }: OperationFieldProps) {
  const { t } = useTranslation('console-tools')
  const known = operations.filter(isCallable).map(({ operationId }) => operationId)
  const isWritten = value === '*' || known.includes(value)
  const screen = screenOf(value)

  return (
    <AutocompleteField
      name="operationId"
      label={t(($) => $.faults.operation)}
      hint={
        isWritten && screen
          ? t(($) => $.faults.operationScreen, { path: pageOf(screen) })
          : t(($) => $.faults.operationHint)
      }
      required
      pattern={`\\*|${known.join('|')}`}
      title={t(($) => $.faults.operationUnknown)}
      spellCheck={false}
      filtered
      suggestions={isWritten ? [] : offeredFor(value, known)}
      onChange={({ target }) => onChange(target.value)}
      onPick={onChange}
    />
  )
}
