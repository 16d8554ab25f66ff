import type { Donor } from '../../domain/state/donor.ts'
import type { DonorDocument, IssuedTo } from '../../domain/state/donor-document.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Day, dayOf, type Instant } from '../../domain/time/instant.ts'
import { paymentsOf } from '../payment/ledger.rules.ts'

/** The donor's gifts of the year, in whole crowns: settled in the year and shown by `today`. */
export const givenInYear = (
  state: Pick<WorldState, 'payments'>,
  { login }: Pick<Donor, 'login'>,
  year: number,
  today: Day,
): number =>
  paymentsOf(state, login)
    .filter(({ settledOn, visibleFrom }) => Number(settledOn.slice(0, 4)) === year && visibleFrom <= today)
    .reduce((sum, { amount }) => sum + amount, 0)

/** The recipient of a certificate issued now: the current tax data and address. */
export const issuedToNow = ({ taxData, profile }: Pick<Donor, 'taxData' | 'profile'>): IssuedTo => ({
  ...taxData,
  registrationNumber: taxData.personKind === 'legal' ? profile.registrationNumber : '',
  addressLines: [`${profile.street} ${profile.houseNumber}`, `${profile.postalCode} ${profile.city}`]
    .map((line) => line.trim())
    .filter((line) => line !== ''),
})

/** The yearly certificate for the tax office. */
export const certificateOf = (
  donor: Pick<Donor, 'taxData' | 'profile'>,
  given: { readonly id: string; readonly taxYear: number; readonly amount: number; readonly createdAt: Instant },
): DonorDocument => ({ ...given, type: 'tax-certificate', issuedTo: issuedToNow(donor), replacedBy: null })

/** The donor's documents with a certificate of their gifts; each year has one valid certificate, so it replaces the previous one. */
export const withNewCertificate = (
  state: Pick<WorldState, 'payments'>,
  donor: Donor,
  given: { readonly id: string; readonly taxYear: number; readonly createdAt: Instant },
): readonly DonorDocument[] => {
  const amount = givenInYear(state, donor, given.taxYear, dayOf(given.createdAt).toString())
  const isFormer = ({ type, taxYear, replacedBy }: DonorDocument) =>
    type === 'tax-certificate' && taxYear === given.taxYear && replacedBy === null
  return [
    ...donor.documents.map((document) => (isFormer(document) ? { ...document, replacedBy: given.id } : document)),
    certificateOf(donor, { ...given, amount }),
  ]
}
