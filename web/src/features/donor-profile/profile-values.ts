import { normalizePhone } from '#rules/formats/phone-international.ts'
import { donorProfileValuesSchema } from '#web/shared/api/schemas.ts'
import type { DonorData, DonorProfileValues } from '#web/shared/api/wire.ts'
import { valuesOf } from '#web/shared/editing/values-of.ts'
import type { FieldCodes } from '#web/shared/forms/form-codes.ts'
import { type Group, groupOf, tidyGroup, trimmed, withoutGaps } from '#web/shared/forms/form-values.ts'
import { normalizeAddress } from '#web/shared/forms/normalize-address.ts'
import type { FormValues } from '#web/shared/forms/read-form.ts'
import type { AccountTraits } from '#web/shared/session/account-kind.ts'

/** `sourceOfAwareness.id` of „other“, the only one with a free text (rule 6.3). */
export const OTHER_SOURCE = '6'

/** An omitted field is cleared, so fields that this type of account does not show keep their values. */
export function composeProfile(values: FormValues, donor: DonorData, traits: AccountTraits): Group {
  const { address, phone, registrationNumber, sourceOfAwareness, ...texts } = values
  const number = withoutGaps(registrationNumber ?? '')
  return {
    ...hiddenFields(donor, traits),
    ...tidyGroup(texts),
    ...(typeof phone === 'string' && { phone: normalizePhone(phone) }),
    ...(number !== '' && { registrationNumber: number }),
    address: normalizeAddress(tidyGroup(groupOf(address))),
    ...sourceOf(groupOf(sourceOfAwareness)),
  }
}

/** The stored profile as the request is based on it: an account of a person has no fields of a company. */
export function storedProfile(donor: DonorData, { isCompany }: AccountTraits): DonorProfileValues {
  const { companyName, registrationNumber, ...values } = valuesOf(donor, donorProfileValuesSchema)
  return { ...values, ...(isCompany && { companyName, registrationNumber }) } as DonorProfileValues
}

function hiddenFields({ birthYear, gender, familyStatus }: DonorData, { hasPersonalFields }: AccountTraits): Group {
  if (hasPersonalFields) return {}
  const hidden = { birthYear, gender, familyStatus }
  return Object.fromEntries(Object.entries(hidden).filter(([, value]) => value !== undefined))
}

/** The text belongs to „other“ only; it stays in the form in case the donor chooses „other“ again. */
function sourceOf({ id, text }: Group): Group {
  if (id === undefined) return {}
  return { sourceOfAwareness: id === OTHER_SOURCE && text !== undefined ? { id, text: trimmed(text) } : { id } }
}

/** Rules outside the contract: the required names of this type of account, and the present year in Prague. */
export function profileCodes(values: Group, traits: AccountTraits, year: number): FieldCodes {
  const missing = traits.requiredNames.filter((name) => values[name] === undefined)
  const { birthYear } = values
  const isFuture = typeof birthYear === 'number' && birthYear > year
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'required'])),
    ...(isFuture && { birthYear: 'max' }),
  }
}
