import { padRegistrationNumber } from '#rules/formats/registration-number.ts'
import { setDonor } from '../../domain/people/find-person.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { TaxData } from '../../domain/state/donor-document.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Day, dayOf, type Instant } from '../../domain/time/instant.ts'
import { certificatesOfNewName } from '../document/yearly-certificates.rules.ts'

/** As a person typed them (rule 6.13). */
export type TaxDataInput = {
  readonly subject: 'natural-person' | 'legal-entity'
  readonly name: string
  readonly birthDate?: Day | undefined
  readonly registrationNumber?: string | undefined
}

export type ReadTaxDataResult =
  | { readonly kind: 'good'; readonly taxData: TaxData; readonly registrationNumber: string }
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, string>> }

const EARLIEST_BIRTH = '1900-01-01'

/** A natural person has a date of birth, a legal entity its registration number; the other's field is ignored. */
export const readTaxData = (given: TaxDataInput, now: Instant): ReadTaxDataResult => {
  const name = given.name.normalize('NFC').trim()
  const isLegal = given.subject === 'legal-entity'
  const own = isLegal ? { registrationNumber: given.registrationNumber ? null : 'required' } : birthCode(given, now)
  const codes = Object.entries({ name: name === '' ? 'required' : null, ...own })
  const fields = Object.fromEntries(codes.filter((entry): entry is [string, string] => entry[1] !== null))
  if (Object.keys(fields).length > 0) return { kind: 'refused', fields }
  return {
    kind: 'good',
    taxData: {
      personKind: isLegal ? 'legal' : 'natural',
      name,
      birthDate: isLegal ? null : (given.birthDate ?? null),
    },
    registrationNumber: isLegal ? padRegistrationNumber(given.registrationNumber ?? '') : '',
  }
}

const birthCode = ({ birthDate }: TaxDataInput, now: Instant) => ({
  birthDate:
    birthDate === undefined
      ? 'required'
      : birthDate < EARLIEST_BIRTH
        ? 'min'
        : birthDate > dayOf(now).toString()
          ? 'max'
          : null,
})

export type SaveTaxDataResult =
  | { readonly kind: 'saved'; readonly donor: Donor }
  | Extract<ReadTaxDataResult, { readonly kind: 'refused' }>

/**
 * The data apply from the next certificate on, and to those that the former name kept from being issued (rule 6.19). The number of a
 * legal entity is stored in the profile.
 */
export const saveTaxData = (
  state: Pick<WorldState, 'payments'>,
  donor: Donor,
  given: TaxDataInput,
  context: { readonly now: Instant; readonly random: Random },
): Decision<SaveTaxDataResult> => {
  const rule = 'rule 6.13 Tax data'
  const read = readTaxData(given, context.now)
  if (read.kind === 'refused') return { result: read, changes: [], rule }
  const withData = withTaxData(donor, read)
  const issued = certificatesOfNewName(state, { former: donor, donor: withData }, context)
  const saved = issued.length === 0 ? withData : { ...withData, documents: [...donor.documents, ...issued] }
  return {
    result: { kind: 'saved', donor: saved },
    changes: [
      setDonor(donor, 'taxData', saved.taxData),
      setDonor(donor, 'profile', saved.profile),
      ...(issued.length === 0 ? [] : [setDonor(donor, 'documents', saved.documents)]),
    ],
    rule,
  }
}

/** The donor with these data, without saving them. */
export const withTaxData = (
  donor: Donor,
  { taxData, registrationNumber }: Extract<ReadTaxDataResult, { readonly kind: 'good' }>,
): Donor => ({
  ...donor,
  taxData,
  profile: taxData.personKind === 'legal' ? { ...donor.profile, registrationNumber } : donor.profile,
})
