import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '../../shared/format/file-size.ts'
import { birthYears } from '../../shared/forms/birth-date.ts'
import { ISSUE_YEARS_BACK } from '../../shared/forms/issue-date.ts'
import { DayField } from '../../shared/ui/fields/day-field.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import { FilePicker } from '../../shared/ui/uploads/file-picker.tsx'
import { acceptOf, PAPER_EXTENSIONS } from '../../shared/uploads/file-kinds.ts'
import { FILE_LIMIT } from '../../shared/uploads/file-refusal.ts'
import { type DocumentType, issueDateRule } from './issue-date.ts'
import styles from './recipient-document.module.css'
import type { useDocumentQueue } from './use-document-queue.ts'
import type { HandOverForm } from './use-hand-over.ts'

type ChooseFilesProps = {
  type: DocumentType
  today: string
  queue: ReturnType<typeof useDocumentQueue>
  form: HandOverForm
  takesFocus: boolean
}

/** The date of issue, and the photos or files of the document. */
export function ChooseFiles({ type, today, queue, form, takesFocus }: ChooseFilesProps) {
  const { t } = useTranslation('recipient-document')
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) top.current?.querySelector<HTMLElement>('select, input')?.focus()
  }, [takesFocus])
  const { faults, attempt } = form
  const labels = {
    issuedOn: t(($) => $.send.issuedOn[type === 'study-confirmation' ? type : 'medical-report']),
    files: t(($) => $.send.files),
  }
  const { errors, summary } = useFormMessages(faults, labels, (name) => {
    const fault = name === 'issuedOn' ? faults.issuedOn : undefined
    return fault === undefined || fault === 'required' ? undefined : t(($) => $.fault[fault])
  })
  return (
    <>
      <ErrorSummary attempt={attempt} errors={summary} />
      <div ref={top} className={styles.fields}>
        {issueDateRule(type).needsIssueDate && (
          <DayField
            name="issuedOn"
            label={labels.issuedOn}
            hint={t(($) => $.send.issuedOnHint)}
            years={birthYears(Number(today.slice(0, 4)), ISSUE_YEARS_BACK)}
            defaultValue={form.defaultDay}
            error={errors.issuedOn}
          />
        )}
        <FilePicker
          name="files"
          label={labels.files}
          hint={t(($) => $.send.filesHint, { limit: formatFileSize(FILE_LIMIT, 'cs') })}
          accept={acceptOf(PAPER_EXTENSIONS)}
          onFiles={(files) => void queue.add(type, files)}
          error={errors.files}
        />
      </div>
    </>
  )
}
