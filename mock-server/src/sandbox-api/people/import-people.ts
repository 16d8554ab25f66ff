import type { components } from '#generated/sandbox.d.ts'
import { normalizePostalCode } from '#rules/formats/postal-code.ts'
import { findByName, ownValue } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { displayNameOf, usualTaxData } from '../../resources/donor-profile/account-kind.rules.ts'
import { isTaken } from '../../resources/email-change/email-change-code.rules.ts'
import { ANONYMOUS_NUMBER } from '../../resources/login/sign-in.rules.ts'
import { statusTriple } from '../../resources/recipient-profile/request-status.rules.ts'
import { buildDonor } from '../../scenarios/people/build-donor.ts'
import { buildRecipient, family } from '../../scenarios/people/build-recipient.ts'
import { PASSWORD_HASHES } from '../../scenarios/people/password-hashes.ts'

type Schemas = components['schemas']
export type Context = { readonly now: Instant; readonly random: Random }
/** What a record changes; `field` of a refusal is the property that is wrong. */
export type Taken = { readonly changes: readonly Change[]; readonly isNew: boolean } | Refusal
export type Refusal = { readonly refused: string; readonly field: string }

export const refuse = (field: string, refused: string): Refusal => ({ refused, field })

/** A new donor, or what the record names of a known one. */
export function takeDonor(state: WorldState, record: Schemas['ImportedDonor'], { now }: Context): Taken {
  const { kind: _kind, login, targeting, registeredOn, ...named } = record
  const known = findByName(state, login)
  if (known && known.kind !== 'donor') return refuse('login', `${login} is no donor here`)
  if (login === ANONYMOUS_NUMBER || (!known && ownValue(state.payments, login)))
    return refuse('login', `${login} is a symbol of gifts without a donor; take another number`)
  const email = named.email?.toLowerCase()
  if (email !== undefined && isTaken(state, email, known?.personId ?? null, now))
    return refuse('email', `${email} belongs to another person here`)
  const before =
    known ??
    buildDonor({
      login,
      profile: {},
      isCorporateAccount: Boolean(named.companyName),
      donorStatus: { id: 0, value: 'bez platby' },
      registeredOn: dayOf(now).toString(),
    })
  const ofCompany = (['companyName', 'registrationNumber'] as const).find((name) => named[name])
  if (ofCompany && !before.isCorporateAccount)
    return refuse(ofCompany, `${ofCompany} is of a company, and ${login} is the account of a person`)
  const account = { ...before, profile: { ...before.profile, ...spaced(named) } }
  const displayName = displayNameOf(account)
  if (displayName === '') return refuse('lastName', 'A new donor needs lastName or companyName')
  const renamed = displayName === before.displayName ? {} : { displayName, taxData: usualTaxData(account) }
  const { personId } = before
  const former = before.profile.email?.toLowerCase()
  const [passwordHash = ''] = Object.values(PASSWORD_HASHES)
  return {
    isNew: !known,
    changes: [
      set(['people', personId], { ...account, ...given({ targeting, registeredOn }), ...renamed }),
      set(['logins', login], personId),
      ...(email !== undefined && former !== undefined ? [set(['logins', former], undefined)] : []),
      ...(email === undefined ? [] : [set(['logins', email], personId)]),
      ...(known ? [] : [set(['credentials', personId], { passwordHash })]),
    ],
  }
}

const REQUIRED = [
  'firstName',
  'lastName',
  'birthDate',
  'phoneNumber',
  'patientFirstName',
  'patientLastName',
  'patientBirthYear',
  'patientBirthMonth',
  'disease',
  'postalCode',
] as const

/** A new family, or what the record names of a known one. Its contact is the carer. */
export function takeFamily(state: WorldState, record: Schemas['ImportedFamily'], { random }: Context): Taken {
  const { login, status, birthDate, lifeStory, firstName, lastName, email } = record
  const known = findByName(state, login)
  if (known && known.kind !== 'recipient') return refuse('login', `${login} is no family here`)
  const missing = known ? undefined : REQUIRED.find((name) => !record[name])
  if (missing) return refuse(missing, `A new family needs ${missing}`)
  const before = known ?? blankFamily(login, `fam-${random.id()}`)
  const { street, houseNumber, city, postalCode, phoneNumber: phone } = spaced(record)
  const carer = { ...before.carer, ...given({ firstName, lastName, phone, email }) }
  const patient = {
    ...before.patient,
    ...given({
      firstName: record.patientFirstName,
      lastName: record.patientLastName,
      birthYear: record.patientBirthYear,
      birthMonth: record.patientBirthMonth,
      disease: record.disease,
    }),
  }
  const changed: Recipient = {
    ...before,
    ...given({ birthDate, lifeStory }),
    ...(status && statusTriple(status)),
    carer,
    patient,
    address: { ...before.address, ...given({ street, houseNumber, city, postalCode }) },
    displayName: `${carer.firstName} ${carer.lastName}`,
    email: carer.email || null,
    // The first of those that receive codes; what the family has changed in its contacts stays apart.
    phones: before.phones.map((each, n) => (n === 0 && phone !== undefined ? { ...each, phone } : each)),
  }
  const made = known ? changed : { ...changed, familyMembers: membersOf(changed) }
  return { isNew: !known, changes: [set(['people', made.personId], made), set(['logins', login], made.personId)] }
}

const blankFamily = (login: string, familyId: string): Recipient =>
  buildRecipient({
    login,
    familyId,
    status: 'ok',
    birthDate: '',
    patient: { title: '', firstName: '', lastName: '', birthYear: 0, birthMonth: 0, disease: 'other' },
    carer: { firstName: '', lastName: '', phone: '', email: '' },
    address: { street: '', houseNumber: '', city: '', postalCode: '' },
  })

function membersOf({ carer, patient, birthDate, displayName }: Recipient) {
  const { phone, email } = carer
  const [birthYear = null, birthMonth = null] = birthDate.split('-').map(Number)
  return family(
    { name: displayName, relation: 'parent', birthYear, birthMonth, phone, email },
    {
      name: `${patient.firstName} ${patient.lastName}`,
      relation: 'patient',
      birthYear: patient.birthYear,
      birthMonth: patient.birthMonth,
    },
  )
}

/** Without what the record does not name. */
const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>
  }

/** What the record names, with the space of a postal code. */
const spaced = <Record extends { readonly postalCode?: string }>(record: Record) =>
  given({ ...record, postalCode: record.postalCode === undefined ? undefined : normalizePostalCode(record.postalCode) })
