import { padRegistrationNumber } from '#rules/formats/registration-number.ts'
import type { Lang } from '../../domain/letters/wording.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor, DonorProfile } from '../../domain/state/donor.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { displayNameOf, usualTaxData } from '../donor-profile/account-kind.rules.ts'
import { isTaken } from '../email-change/email-change-code.rules.ts'
import { noteCampaign } from '../link/open-link.rules.ts'
import { ANONYMOUS_NUMBER } from '../login/sign-in.rules.ts'
import { composeWelcome, type FirstContribution } from './registration-email.rules.ts'

/** The new angel's input; the contract has validated it, the password is a hash. */
export type Registration = {
  readonly name: NewName
  readonly email: string
  readonly newsletter: boolean
  readonly contribution: FirstContribution | null
  /** The slug of the link that was followed. */
  readonly campaign: string | null
  readonly passwordHash: string
  readonly lang: Lang
}

export type NewName =
  | { readonly kind: 'person'; readonly firstName: string; readonly lastName: string }
  | { readonly kind: 'company'; readonly companyName: string; readonly registrationNumber: string }

export type RegisterDonorResult =
  | { readonly kind: 'registered'; readonly donor: Donor }
  | { readonly kind: 'refused'; readonly error: 'email-taken' }

/** Rules 6.1, 6.2. Both consents are given, otherwise the contract refuses the call. */
export const registerDonor = (
  state: WorldState,
  registration: Registration,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<RegisterDonorResult> => {
  const name = registration.email.toLowerCase()
  if (isTaken(state, name, null, now))
    return { result: { kind: 'refused', error: 'email-taken' }, changes: [], rule: 'rule 6.2 E-mail taken' }
  const donor = newDonor(freeAngelNumber(state), registration, now)
  const { personId, login } = donor
  const message = composeWelcome(donor, registration, { at: now, id: `m-${random.id()}` })
  const changes: Change[] = [
    set(['people', personId], donor),
    set(['logins', login], personId),
    set(['logins', name], personId),
    set(['credentials', personId], { passwordHash: registration.passwordHash }),
    set(['messages'], [...state.messages, message]),
    ...noteCampaign(state, registration.campaign, personId),
  ]
  return { result: { kind: 'registered', donor }, changes, rule: 'rule 6.1 Registration' }
}

const newDonor = (login: string, { name, email, newsletter }: Registration, now: Instant): Donor => {
  const profile = profileOf(name, email)
  const account = { isCorporateAccount: name.kind === 'company', profile }
  return {
    kind: 'donor',
    personId: `p-${login}`,
    login,
    scope: 'donor',
    displayName: displayNameOf(account),
    isCorporateAccount: account.isCorporateAccount,
    donorStatus: { id: 0, value: 'bez platby' },
    profile,
    consents: {
      recipientMayGetPostalAddress: false,
      recipientMayGetEmail: false,
      nameInPublicList: false,
      newsletter,
      personalDataConfirmedAt: now,
      termsConfirmedAt: now,
    },
    publicListing: { isListed: false, changeDueAt: null },
    targeting: 'multiple',
    taxData: usualTaxData(account),
    vote: null,
    images: [],
    documents: [],
    registeredOn: dayOf(now).toString(),
    givingSince: null,
    previousLoginAt: null,
    lastLoginAt: null,
  }
}

const profileOf = (name: NewName, email: string): DonorProfile => ({
  title: '',
  firstName: name.kind === 'person' ? clean(name.firstName) : '',
  lastName: name.kind === 'person' ? clean(name.lastName) : '',
  companyName: name.kind === 'company' ? clean(name.companyName) : '',
  registrationNumber: name.kind === 'company' ? fullRegistrationNumber(name.registrationNumber) : '',
  email,
  phoneNumber: '',
  street: '',
  houseNumber: '',
  city: '',
  postalCode: '',
  birthYear: null,
  gender: null,
  familyStatus: null,
  municipalitySize: null,
  awarenessSource: null,
  awarenessOther: '',
})

/** Eight digits (rule 6.17), or empty for a company without one (rule 6.17). */
export const fullRegistrationNumber = (given: string): string => given.trim() && padRegistrationNumber(given.trim())

const clean = (text: string): string => text.normalize('NFC').trim()

const FIRST_NUMBER = 10_000_001

/**
 * The lowest free number of eight digits, from `first` on. A number with gifts is not free either: a new angel would find a stranger's
 * payments in their account.
 */
export const freeAngelNumber = (state: WorldState, first = FIRST_NUMBER): string => {
  const { people, logins, payments } = state
  const givenTo = [...Object.values(state.cardPayments), ...state.recurringPayments.values()]
  const spokenFor = new Set([ANONYMOUS_NUMBER, ...givenTo.map(({ angelNumber }) => angelNumber)])
  const isFree = (number: string) =>
    !spokenFor.has(number) &&
    ![people.get(`p-${number}`), logins.get(number), payments.get(number)].some((known) => known !== undefined)
  let number = first
  while (!isFree(`${number}`)) number += 1
  return `${number}`
}
