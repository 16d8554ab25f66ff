import { useTranslation } from 'react-i18next'
import { fieldNameOf } from '#rules/forms/form.ts'
import type { FileCategory } from '../api/wire.ts'
import { shortDay } from '../format/czech-days.ts'
import { formatFileSize } from '../format/file-size.ts'
import { Banner } from '../ui/banner/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { fieldId } from '../ui/fields/field-aria.ts'
import type { UploadItem } from '../ui/uploads/upload-item.ts'
import { UploadList } from '../ui/uploads/upload-list.tsx'
import { FILE_LIMIT } from '../uploads/file-refusal.ts'
import type { FormFileRefusal, FormFileRow } from './form-files-queue.ts'
import type { FormFilesState } from './use-form-files.ts'

/** Prefix of the rows of this page, so that they never equal an id of the foundation's files. */
const OWN = 'own:'

/** The files of one category: those stored at the foundation, then those being uploaded, with the reason if uploads have stopped. */
export function CategoryRows({ category, state }: { category: FileCategory; state: FormFilesState }) {
  const { id, label } = category
  const { t } = useTranslation('form-files')
  const { files, rows, isDisabled } = state
  const own = rows.filter(({ category }) => category === id)
  const handed = files.files.filter((file) => file.category === id)
  const failed = own.find((row) => row.state === 'failed')

  function reasonOf(why: FormFileRefusal): string {
    switch (why) {
      case 'type':
        return t(($) => $.refused['frm-file-unsupported-file-type'][state.category])
      case 'oversize':
        return t(($) => $.refused['frm-file-oversize'], { limit: formatFileSize(FILE_LIMIT, 'cs') })
      case 'total':
        return t(($) => $.refused.total, { total: formatFileSize(files.totalLimit, 'cs') })
      case 'full':
        return t(($) => $.refused.full, { count: files.mostFiles })
      default:
        return t(($) => $.refused[why])
    }
  }

  function itemOf(row: FormFileRow): UploadItem {
    const { name, size, mediaType: type } = row
    const item = { id: `${OWN}${row.id}`, name, size, type }
    if (row.state === 'refused') return { ...item, state: 'refused', reason: reasonOf(row.why) }
    if (row.state === 'failed') return { ...item, state: 'failed', reason: t(($) => $.stopped[row.why].row) }
    if (row.state === 'interrupted')
      return { ...item, state: 'failed', reason: t(($) => $.interrupted), isFileLost: true }
    if (row.state === 'sending') return { ...item, state: 'sending', progress: row.progress }
    if (row.state === 'chosen')
      return { ...item, state: 'waiting', note: t(($) => $.issuedOn[state.dayFaultOf(category) ? 'missing' : 'ready']) }
    return { ...item, state: 'waiting' }
  }

  function remove(itemId: string) {
    if (itemId.startsWith(OWN)) state.removeRow(itemId.slice(OWN.length))
    else void state.remove(itemId)
  }

  const chooseAgain = () => document.getElementById(fieldId(fieldNameOf(`files.${id}`)))?.click()

  return (
    <>
      {failed && (
        <Banner
          tone="error"
          role="alert"
          title={t(($) => $.stopped[failed.why].title, { name: failed.name })}
          actions={
            <Button variant="primary" onClick={state.resume}>
              {t(($) => $.resume)}
            </Button>
          }
        >
          {t(($) => $.stopped[failed.why].lead)}
        </Banner>
      )}
      <UploadList
        label={t(($) => $.rows, { label })}
        items={[
          ...handed.map(({ fileId, name, size, issuedOn }) => ({
            id: fileId,
            name,
            size,
            state: 'sent' as const,
            note: issuedOn === null ? undefined : t(($) => $.issuedOn.given, { date: shortDay(issuedOn) }),
            isGoing: state.removing.includes(fileId),
          })),
          ...own.map(itemOf),
        ]}
        onRemove={isDisabled ? undefined : remove}
        onRetry={isDisabled ? undefined : state.resume}
        onChooseAgain={isDisabled ? undefined : chooseAgain}
        onCancel={(itemId) => state.cancel(itemId.slice(OWN.length))}
      />
    </>
  )
}
