import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '../../shared/format/file-size.ts'
import { birthYears } from '../../shared/forms/birth-date.ts'
import { DayField } from '../../shared/ui/fields/day-field.tsx'
import { ErrorSummary } from '../../shared/ui/fields/error-summary.tsx'
import { FilePicker } from '../../shared/ui/uploads/file-picker.tsx'
import { acceptOf, PAPER_EXTENSIONS } from '../../shared/uploads/file-kinds.ts'
import { FILE_LIMIT } from '../../shared/uploads/file-refusal.ts'
import { type DocumentType, needsIssueDate } from './issue-date.ts'
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

/** How far back a day of issue goes; an older paper is too old for anything. */
const YEARS_BACK = 5

/** The day on the paper, and its photos or files. */
export function ChooseFiles({ type, today, queue, form, takesFocus }: ChooseFilesProps) {
  const { t } = useTranslation('recipient-document')
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) top.current?.querySelector<HTMLElement>('select, input')?.focus()
  }, [takesFocus])
  const { faults, attempt } = form
  const dateError = faults.issuedOn && t(($) => $.fault[faults.issuedOn ?? 'incomplete'])
  const filesError = faults.files && t(($) => $.fault.files)
  return (
    <>
      <ErrorSummary
        attempt={attempt}
        errors={[
          ...(dateError ? [{ name: 'issuedOn', message: dateError }] : []),
          ...(filesError ? [{ name: 'files', message: filesError }] : []),
        ]}
      />
      <div ref={top} className={styles.fields}>
        {needsIssueDate(type) && (
          <DayField
            name="issuedOn"
            label={t(($) => $.send.issuedOn[type === 'study-confirmation' ? type : 'medical-report'])}
            hint={t(($) => $.send.issuedOnHint)}
            years={birthYears(Number(today.slice(0, 4)), YEARS_BACK)}
            defaultValue={form.defaultDay}
            error={dateError}
          />
        )}
        <FilePicker
          name="files"
          label={t(($) => $.send.files)}
          hint={t(($) => $.send.filesHint, { limit: formatFileSize(FILE_LIMIT, 'cs') })}
          accept={acceptOf(PAPER_EXTENSIONS)}
          onFiles={(files) => void queue.add(type, files)}
          error={filesError}
        />
      </div>
    </>
  )
}
