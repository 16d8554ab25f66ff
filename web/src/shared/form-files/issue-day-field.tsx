import { type ChangeEvent, use } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldNameOf } from '#rules/forms/form.ts'
import type { FileCategory } from '../api/wire.ts'
import { birthYears } from '../forms/birth-date.ts'
import { ISSUE_YEARS_BACK } from '../forms/issue-date.ts'
import { DayField } from '../ui/fields/day-field.tsx'
import { isHeld } from './form-files-queue.ts'
import { issueDayPath } from './issue-days.ts'
import { ShownFaults } from './shown-faults.ts'
import type { FormFilesState } from './use-form-files.ts'

/** The day on the document, selected before its files are chosen. Files chosen without it wait until it is given. */
export function IssueDayField({ category, state }: { category: FileCategory; state: FormFilesState }) {
  const { t } = useTranslation('form-files')
  const { id } = category
  const name = fieldNameOf(issueDayPath(id))
  const day = state.dayOf(id)
  const fault = state.dayFaultOf(category)
  const isShown =
    fault !== 'required' ||
    state.rows.some((row) => isHeld(row, id)) ||
    use(ShownFaults)[issueDayPath(id)] !== undefined

  function follow({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const key = currentTarget.name.slice(name.length + 1)
    state.noteDay(id, { [key]: currentTarget.value })
  }

  return (
    <DayField
      name={name}
      label={t(($) => $.issuedOn.label)}
      hint={t(($) => $.issuedOn.hint)}
      years={birthYears(Number(state.today.slice(0, 4)), ISSUE_YEARS_BACK)}
      defaultValue={day}
      disabled={state.isDisabled}
      onChange={follow}
      error={isShown && fault ? state.faultText(issueDayPath(id), fault).message : undefined}
    />
  )
}
