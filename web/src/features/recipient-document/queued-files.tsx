import { useTranslation } from 'react-i18next'
import { formatFileSize, formatSizeAbove } from '../../shared/format/file-size.ts'
import { fieldId } from '../../shared/ui/fields/field-aria.ts'
import type { UploadItem } from '../../shared/ui/uploads/upload-item.ts'
import { UploadList } from '../../shared/ui/uploads/upload-list.tsx'
import { FILE_LIMIT } from '../../shared/uploads/file-refusal.ts'
import type { QueuedFile } from './upload-queue.ts'
import type { useDocumentQueue } from './use-document-queue.ts'

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
