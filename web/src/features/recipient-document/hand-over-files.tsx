import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFileSize, formatSizeAbove } from '#web/shared/format/file-size.ts'
import { birthYears } from '#web/shared/forms/birth-date.ts'
import { ISSUE_YEARS_BACK } from '#web/shared/forms/issue-date.ts'
import { type FormTexts, useFormMessages } from '#web/shared/ui/fields/contract-form.tsx'
import { DayField } from '#web/shared/ui/fields/day-field.tsx'
import { ErrorSummary } from '#web/shared/ui/fields/error-summary.tsx'
import { fieldId } from '#web/shared/ui/fields/field-aria.ts'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { FilePicker } from '#web/shared/ui/uploads/file-picker.tsx'
import type { UploadItem } from '#web/shared/ui/uploads/upload-item.ts'
import { UploadList } from '#web/shared/ui/uploads/upload-list.tsx'
import { acceptOf, PAPER_EXTENSIONS } from '#web/shared/uploads/file-kinds.ts'
import { FILE_LIMIT } from '#web/shared/uploads/file-refusal.ts'
import { type DocumentType, issueDateRule } from './issue-date.ts'
import type { QueuedFile } from './upload-queue.ts'
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
  // Rule 15.8.
  const refused = queue.rows.findLast(({ state, category }) => state === 'refused' && category === type)
  const labels = {
    issuedOn: t(($) => $.send.issuedOn[type === 'study-confirmation' ? type : 'medical-report']),
    files: t(($) => $.send.files),
  }
  const ownText: FormTexts<keyof typeof labels>['ownText'] = (name) => {
    if (name === 'files') return refused && { afterLabel: t(($) => $.fault.refused, { name: refused.name }) }
    const fault = faults.issuedOn
    return fault === undefined || fault === 'required' ? undefined : t(($) => $.fault[fault])
  }
  const { errors, summary } = useFormMessages(faults, { labels, ownText })
  return (
    <>
      <ErrorSummary attempt={attempt} errors={summary} />
      <Stack ref={top} gap={5}>
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
      </Stack>
    </>
  )
}

type QueuedFilesProps = {
  files: readonly QueuedFile[]
  queue: ReturnType<typeof useDocumentQueue> /** The file field is shown. */
  canChoose: boolean
}

/** Stay mounted through all states, so that screen readers announce the last one too. */
export function QueuedFiles({ files, queue, canChoose }: QueuedFilesProps) {
  const { t } = useTranslation('recipient-document')
  const isOver = files.every(({ state }) => state === 'sent' || state === 'refused')

  function rowOf(file: QueuedFile): UploadItem {
    const { id, name, size, mediaType } = file
    const row = { id, name, size, type: mediaType }
    switch (file.state) {
      case 'refused': {
        const limits = { size: formatSizeAbove(FILE_LIMIT, size, 'cs'), limit: formatFileSize(FILE_LIMIT, 'cs') }
        return { ...row, state: 'refused', reason: t(($) => $.refused[file.why], limits) }
      }
      case 'failed':
        return { ...row, state: 'failed', reason: t(($) => $.stopped[file.why].row) }
      case 'interrupted':
        return { ...row, state: 'failed', reason: t(($) => $.send.interrupted), isFileLost: true }
      case 'sending':
        return { ...row, state: 'sending', progress: file.progress }
      case 'sent':
        return { ...row, state: 'sent' }
      case 'chosen':
      case 'waiting':
        return { ...row, state: 'waiting' }
    }
  }

  return (
    <UploadList
      label={t(($) => (isOver ? $.send.handed : $.send.chosen))}
      items={files.map(rowOf)}
      keepsSent
      onRemove={queue.remove}
      onRetry={queue.resume}
      onChooseAgain={canChoose ? () => document.getElementById(fieldId('files'))?.click() : undefined}
    />
  )
}
