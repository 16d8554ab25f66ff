import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AutocompleteField } from '../../../src/shared/ui/fields/autocomplete-field.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { pageOf, screenOf, titlesOf } from '../../api/operations.ts'
import type { OperationCoverage } from '../../api/tool-queries.ts'
import { isCallable } from '../../shared/fault-draft.ts'
import { offeredFor } from './offered-operations.ts'

export type OperationFieldProps = {
  operations: readonly OperationCoverage[]
  value: string
  onChange: (operationId: string) => void
}

/**
 * An operation of the contract, found by a part of its name or by the path of its screen; `*` means
 * all.
 */
export function OperationField({ operations, value, onChange }: OperationFieldProps) {
  const { t } = useTranslation('console-tools')
  const known = operations.filter(isCallable).map(({ operationId }) => operationId)
  const isWritten = value === '*' || known.includes(value)
  const screen = screenOf(value)
  const offered = isWritten ? [] : offeredFor(value, known)
  const language = useLanguage()
  const [isRefused, setIsRefused] = useState(false)

  /**
   * Enter without a selection takes the first item of the list instead of submitting an invalid
   * operation.
   */
  function takeFirst(event: KeyboardEvent<HTMLInputElement>): void {
    const input = event.currentTarget
    const [first] = offered
    if (event.key !== 'Enter' || first === undefined || value === '' || input.hasAttribute('aria-activedescendant'))
      return
    event.preventDefault()
    input.value = first
    onChange(first)
  }

  return (
    <AutocompleteField
      name="operationId"
      defaultValue={value}
      label={t(($) => $.faults.operation)}
      hint={
        isWritten && value !== '*'
          ? [titlesOf(value)[language], screen && t(($) => $.faults.operationScreen, { path: pageOf(screen) })]
              .filter(Boolean)
              .join('. ')
          : t(($) => $.faults.operationHint)
      }
      required
      pattern={`\\*|${known.join('|')}`}
      // Shown below the field: the browser's own message would cover the list, in another language.
      error={isRefused && !isWritten ? t(($) => $.faults.operationUnknown) : undefined}
      onInvalid={(event) => {
        event.preventDefault()
        setIsRefused(true)
        event.currentTarget.focus()
      }}
      onKeyDown={takeFirst}
      spellCheck={false}
      filtered
      suggestions={offered}
      describe={(operationId) => titlesOf(operationId)[language]}
      onChange={({ target }) => onChange(target.value)}
      onPick={onChange}
    />
  )
}
