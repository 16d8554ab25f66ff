import { normalizePhone } from '#rules/formats/phone-international.ts'
import { familyMemberValuesSchema } from '#web/shared/api/schemas.ts'
import type { FamilyMember, FamilyMemberValues } from '#web/shared/api/wire.ts'
import { valuesOf } from '#web/shared/editing/values-of.ts'
import { readPragueTime } from '#web/shared/format/prague-time.ts'
import type { FieldCodes } from '#web/shared/forms/form-codes.ts'
import { type Group, tidiedEmail, tidyGroup } from '#web/shared/forms/form-values.ts'
import { type FormValues, formDataOf, readForm } from '#web/shared/forms/read-form.ts'
import { EMERGENCY_CONTACT } from './relations.ts'

/** All fields at once, because an omitted field is cleared. */
export function composeMember({ phone, email, ...texts }: FormValues): Group {
  return {
    ...tidyGroup(texts),
    ...(typeof phone === 'string' && { phone: normalizePhone(phone) }),
    ...(email !== undefined && { email: tidiedEmail(email) }),
  }
}

/** The stored person as a change is based on it. The birth of the main contact is not changed here. */
export function storedMember(member: FamilyMember): FamilyMemberValues {
  const { birthMonth, birthYear, ...values } = valuesOf(member, familyMemberValuesSchema)
  return { ...values, ...(!member.IsMainContact && { birthMonth, birthYear }) } as FamilyMemberValues
}

/** The normalised values of the form: a phone with spaces equals one without. */
export function meaningOf(form: HTMLFormElement | null): string | undefined {
  return form ? JSON.stringify(composeMember(readForm(formDataOf(form)))) : undefined
}

/** An emergency contact needs a phone instead of a birth. `now` is from the provider's clock. */
export function memberCodes(
  values: Group,
  { isMainContact, now }: { isMainContact: boolean; now: number | undefined },
) {
  const { relation, birthMonth, birthYear, phone } = values
  const isEmergency = relation === EMERGENCY_CONTACT
  const isBirthBegun = birthMonth !== undefined || birthYear !== undefined
  const needsBirth = !isMainContact && (!isEmergency || isBirthBegun)
  const codes: FieldCodes = {
    ...(isEmergency && phone === undefined && { phone: 'required' }),
    ...(needsBirth && birthMonth === undefined && { birthMonth: 'required' }),
    ...(needsBirth && birthYear === undefined && { birthYear: 'required' }),
    ...futureCode(birthYear, birthMonth, now ?? Date.now()),
  }
  return codes
}

function futureCode(year: unknown, month: unknown, now: number): FieldCodes {
  const present = readPragueTime(new Date(now).toISOString())
  if (typeof year !== 'number' || present === undefined || year < present.year) return {}
  if (year > present.year) return { birthYear: 'max' }
  return typeof month === 'number' && month > present.month ? { birthMonth: 'future' } : {}
}
