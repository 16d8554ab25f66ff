import { readPragueTime } from '#web/shared/format/prague-time.ts'
import type { FieldCodes } from '#web/shared/forms/form-codes.ts'
import { type Group, groupOf, tidyGroup, trimmed, withoutGaps } from '#web/shared/forms/form-values.ts'
import type { FormValues } from '#web/shared/forms/read-form.ts'

/** All fields at once, because an omitted field is cleared. */
export function composeData({
  patient,
  account,
  lifeStory,
  housingType,
  householdMembers,
  informativeConsent,
}: FormValues): Group {
  return {
    patient: tidyGroup(groupOf(patient)),
    account: accountOf(groupOf(account)),
    housingType,
    householdMembers: trimmed(householdMembers),
    informativeConsent,
    lifeStory: typeof lifeStory === 'string' ? trimmed(withPlainLines(lifeStory)) : '',
  }
}

/** Without spaces, the prefix in its six digits (rule 14.8). */
function accountOf(group: Group): Group {
  const { prefix, ...parts } = tidyGroup(group, withoutGaps)
  if (typeof prefix !== 'string' || /^0*$/.test(prefix)) return parts
  return { ...parts, prefix: /^[0-9]+$/.test(prefix) ? prefix.padStart(6, '0') : prefix }
}

/** Some browsers return CRLF line ends from a form. */
const withPlainLines = (text: string): string => text.replace(/\r\n?/g, '\n')

/** A birth cannot be in a future month. `now` by the provider's clock. */
export function dataCodes({ patient }: { readonly patient?: unknown }, now: number | undefined): FieldCodes {
  const { birthYear, birthMonth } = groupOf(patient)
  const present = readPragueTime(new Date(now ?? Date.now()).toISOString())
  if (typeof birthYear !== 'number' || present === undefined) return {}
  if (birthYear > present.year) return { 'patient.birthYear': 'max' }
  const isFuture = birthYear === present.year && typeof birthMonth === 'number' && birthMonth > present.month
  return isFuture ? { 'patient.birthMonth': 'future' } : {}
}
