import type { FileCategory, FormCode, FormFaults } from './form.ts'
import { checkIssueDate } from './issue-date.ts'

type Handed = { readonly category: string; readonly issuedOn?: string | null | undefined }
/** `today` is `YYYY-MM-DD` of Europe/Prague; `least` is the number of files that a form needs in any category. */
type Rules = { readonly today: string; readonly least?: number }

/**
 * Every required category has a file or is marked „předáno jinak“ where that is allowed (rule 11.5). Files that have become too old
 * since they were uploaded do not count (rule 10.11). A form without a required category may still need `least` files.
 */
export function checkFiles(
  categories: readonly FileCategory[],
  files: readonly Handed[],
  handedOtherwise: readonly string[],
  { today, least = 0 }: Rules,
): FormFaults {
  const isTooOld = (category: FileCategory, { issuedOn = null }: Handed) =>
    checkIssueDate(category, issuedOn, today) === 'too-old'
  const faults = categories.flatMap((category): [string, FormCode][] => {
    const { id, isRequired, mayBeHandedOtherwise } = category
    const own = files.filter((file) => file.category === id)
    if (own.some((file) => !isTooOld(category, file))) return []
    if (mayBeHandedOtherwise && handedOtherwise.includes(id)) return []
    if (own.length > 0) return [[`files.${id}`, 'too-old']]
    return isRequired ? [[`files.${id}`, 'required']] : []
  })
  const unexpected = handedOtherwise.filter(
    (id) => !categories.some((category) => category.id === id && category.mayBeHandedOtherwise),
  )
  return {
    ...(files.length < least && ({ files: 'required' } as const)),
    ...Object.fromEntries(faults),
    ...Object.fromEntries(unexpected.map((id) => [`files.${id}`, 'unknown' as const])),
  }
}
