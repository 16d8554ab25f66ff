import { type ChangeEvent, createContext, use, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormFaults } from '#rules/forms/form.ts'
import { fieldNameOf } from '#rules/forms/form.ts'
import type { FileCategory } from '../api/wire.ts'
import { FormText } from '../form-engine/form-text.tsx'
import { birthYears } from '../forms/birth-date.ts'
import { ISSUE_YEARS_BACK } from '../forms/issue-date.ts'
import { Banner } from '../ui/banner/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { CheckboxField } from '../ui/fields/checkbox-field.tsx'
import { DayField } from '../ui/fields/day-field.tsx'
import { fieldId } from '../ui/fields/field-aria.ts'
import { FilePicker } from '../ui/uploads/file-picker.tsx'
import { acceptOf } from '../uploads/file-kinds.ts'
import { isHeld } from '../uploads/upload-queue.ts'
import { CategoryRows } from './category-rows.tsx'
import styles from './form-files.module.css'
import { EXTENSIONS } from './form-files-queue.ts'
import type { FormFilesState } from './use-form-files.ts'
import { issueDayPath } from './use-issue-days.ts'

/** The day on the document, selected before its files are chosen. Files chosen without it wait until it is given. */
function IssueDayField({ category, state }: { category: FileCategory; state: FormFilesState }) {
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

/** One category of files: its description, the chosen files, and the option to deliver them otherwise. */
export function FileCategoryFields({ category, state }: { category: FileCategory; state: FormFilesState }) {
  const { t } = useTranslation('form-files')
  const { id, label, description, isRequired, mayBeHandedOtherwise, needsIssueDate } = category
  const path = `files.${id}`
  const fault = use(ShownFaults)[path]
  const name = fieldNameOf(path)
  const headingId = `${fieldId(name)}-heading`
  const handed = state.files.files.filter((file) => file.category === id)
  const rows = state.rows.filter(({ category }) => category === id)
  const isThere = handed.length + rows.length > 0
  const isStopped = rows.some((row) => row.state === 'failed')
  const place = useRestoredFocus(handed.length + rows.length + (isStopped ? 1 : 0))
  const { notRemoved } = state
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles.category}
      aria-labelledby={needsIssueDate ? headingId : `${fieldId(name)}-label`}
    >
      {needsIssueDate ? (
        <>
          <h2 id={headingId} className={styles.heading}>
            {label}
          </h2>
          {description && <FormText text={description} />}
          <IssueDayField category={category} state={state} />
        </>
      ) : null}
      <FilePicker
        name={name}
        label={needsIssueDate ? t(($) => $.issuedOn.files, { label }) : label}
        optional={!isRequired}
        hint={!needsIssueDate && description && <FormText text={description} />}
        accept={acceptOf(EXTENSIONS[state.category])}
        disabled={state.isDisabled}
        onFiles={(files) => void state.add(id, files)}
        error={fault && state.faultText(path, fault).message}
      />
      <CategoryRows category={category} state={state} />
      {rows.some((row) => row.state === 'chosen') && state.dayFaultOf(category) === undefined && (
        <div>
          <Button disabled={state.isDisabled} onClick={() => state.sendHeld(id)}>
            {t(($) => $.issuedOn.send)}
          </Button>
        </div>
      )}
      {notRemoved?.category === id && (
        <Banner tone="error" role="alert" title={t(($) => $.notRemoved.title, { name: notRemoved.name })}>
          {t(($) => $.notRemoved[notRemoved.why])}
        </Banner>
      )}
      {mayBeHandedOtherwise && !isThere && (
        <CheckboxField
          name={`${name}.otherwise`}
          label={t(($) => $.otherwise.label)}
          hint={t(($) => $.otherwise.hint)}
          checked={state.handedOtherwise.includes(id)}
          disabled={state.isDisabled}
          onChange={(event) => state.hand(id, event.currentTarget.checked)}
        />
      )}
    </section>
  )
}

/** Takes the focus if the button that had it was removed with its row; never from another element. */
function useRestoredFocus(buttons: number) {
  const place = useRef<HTMLElement>(null)
  const before = useRef(buttons)
  useEffect(() => {
    const isLess = buttons < before.current
    before.current = buttons
    if (isLess && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [buttons])
  return place
}

/** The missing files that the form has reported so far: none before the user clicked to continue. */
export const ShownFaults = createContext<FormFaults>({})
