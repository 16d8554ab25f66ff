import type { TFunction } from 'i18next'
import type { FormCode } from '#rules/forms/form.ts'
import type { FormFilesQueue } from './form-files-queue.ts'
import { issueDayPath } from './issue-days.ts'

/** A fault as the summary of errors names it; its field shows the message alone. */
export type FileFaultText = { label: string | undefined; message: string }

/** Rule 15.8: while the file that was chosen for a required category is refused, that is its fault. */
export function fileFaultText(
  t: TFunction<'form-files'>,
  { files, rows }: Pick<FormFilesQueue, 'files' | 'rows'>,
  path: string,
  code: FormCode,
): FileFaultText {
  const category = files.categories.find(({ id }) => path === `files.${id}` || path === issueDayPath(id))
  if (!category) return { label: undefined, message: t(($) => $.fault.least) }
  const { id, label, mayBeHandedOtherwise, mostMonthsOld: count = 0 } = category
  if (path === issueDayPath(id)) {
    return {
      label: t(($) => $.issuedOn.ofCategory, { label }),
      message: t(($) => $.issuedOn.fault[dayFaultOf(code)], { count }),
    }
  }
  const refused = rows.findLast(({ state, about }) => state === 'refused' && about.purpose === id)
  if (code === 'too-old') return { label, message: t(($) => $.fault.tooOld, { count }) }
  if (code !== 'required') return { label, message: t(($) => $.fault.unknown) }
  if (refused) return { label, message: t(($) => $.fault.refused, { name: refused.name }) }
  return { label, message: t(($) => (mayBeHandedOtherwise ? $.fault.requiredOrOtherwise : $.fault.required)) }
}

function dayFaultOf(code: FormCode): 'required' | 'invalid' | 'future' | 'too-old' {
  return code === 'required' || code === 'future' || code === 'too-old' ? code : 'invalid'
}
