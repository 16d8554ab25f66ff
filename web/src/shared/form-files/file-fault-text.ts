import type { TFunction } from 'i18next'
import type { FormFaults } from '#rules/forms/form.ts'
import type { FileCategory } from '../api/wire.ts'

/** The message about a missing file of a category; undefined if none is missing. */
export function faultText(
  t: TFunction<'form-files'>,
  { id, mayBeHandedOtherwise, mostMonthsOld }: Pick<FileCategory, 'id' | 'mayBeHandedOtherwise' | 'mostMonthsOld'>,
  faults: FormFaults,
): string | undefined {
  const fault = faults[`files.${id}`]
  if (fault === undefined) return undefined
  if (fault === 'too-old') return t(($) => $.fault.tooOld, { count: mostMonthsOld ?? 0 })
  if (fault !== 'required') return t(($) => $.fault.unknown)
  return t(($) => (mayBeHandedOtherwise ? $.fault.requiredOrOtherwise : $.fault.required))
}
