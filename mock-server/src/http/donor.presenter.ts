import type { components } from '#generated/provider.d.ts'
import type { Donor } from '../domain/donor.ts'
import { summariseLedger } from '../domain/ledger.ts'
import { upcomingCharge } from '../domain/manage-recurring.ts'
import { dayOf, isoOf, type Moment } from '../domain/moment.ts'
import type { WorldState } from '../domain/world-state.ts'

type Schemas = components['schemas']

/** The donor's own data (spec §3 Donor profile); what was never given is left out. */
export const presentDonorData = (donor: Donor): Schemas['DonorData'] => {
  const { profile, consents, taxData } = donor
  const confirmedAt = consents.personalDataConfirmedAt
  return {
    angelNumber: donor.login,
    ...given('title', profile.title),
    ...given('firstName', profile.firstName),
    ...given('lastName', profile.lastName),
    ...given('companyName', profile.companyName),
    ...given('registrationNumber', profile.registrationNumber),
    ...given('phone', profile.phoneNumber),
    address: {
      ...given('street', profile.street),
      ...given('houseNumber', profile.houseNumber),
      ...given('city', profile.city),
      ...given('postalCode', profile.postalCode),
    },
    ...given('yearOfBirth', profile.birthYear),
    ...given('gender', profile.gender),
    ...given('familyStatus', profile.familyStatus),
    ...given('municipalitySize', profile.municipalitySize),
    ...(profile.awarenessSource !== null && {
      sourceOfAwareness: { id: profile.awarenessSource, ...given('text', profile.awarenessOther) },
    }),
    consents: {
      recipientMayGetPostalAddress: consents.recipientMayGetPostalAddress,
      recipientMayGetEmail: consents.recipientMayGetEmail,
      nameInPublicList: consents.nameInPublicList,
      newsletter: consents.newsletter,
    },
    publicListing: {
      isListed: donor.publicListing.isListed,
      changesBy: donor.publicListing.changeDueAt === null ? null : isoOf(donor.publicListing.changeDueAt),
    },
    donationTargeting: donor.targeting,
    taxData: {
      subject: taxData.personKind === 'legal' ? 'legal-entity' : 'natural-person',
      name: taxData.name,
      ...given('dateOfBirth', taxData.birthDate),
      ...(taxData.personKind === 'legal' && given('registrationNumber', profile.registrationNumber)),
    },
    personalDataConsentDate: confirmedAt === null ? null : dayOf(confirmedAt).toString(),
  }
}

/** What the donor's home says about giving (extension of the contract). */
export const presentGiving = (world: WorldState, donor: Donor, now: Moment): Schemas['Giving'] => {
  const today = dayOf(now).toString()
  const { last: payment, coming, years } = summariseLedger(world, donor.login, today)
  const charge = upcomingCharge(world, donor.login, now)
  return {
    Since: donor.givingSince,
    LastPayment: payment && {
      Amount: payment.amount,
      Received: payment.settledOn,
      RedistributionDate: payment.distributionOn,
      Redistributed: payment.redistributed,
    },
    OnItsWay: coming && { Amount: coming.amount, Received: coming.settledOn, VisibleFrom: coming.visibleFrom },
    Years: years.map(({ year, amount, payments }) => ({ Year: year, Amount: amount, Payments: payments })),
    NextCharge: charge && { Amount: charge.amount, Date: charge.day },
  }
}

/** The field under its name, or nothing when it is empty. */
const given = <Name extends string, Value>(name: Name, value: Value): { [Key in Name]?: NonNullable<Value> } =>
  value === '' || value === null || value === undefined
    ? {}
    : ({ [name]: value } as { [Key in Name]: NonNullable<Value> })
