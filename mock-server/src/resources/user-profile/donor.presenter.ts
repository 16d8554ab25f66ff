import type { components } from '#generated/provider.d.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant, toIsoString } from '../../domain/time/instant.ts'
import { summariseLedger } from '../payment/ledger.rules.ts'
import { upcomingCharge } from '../recurring-payment/manage-recurring.rules.ts'
import { filled, sent } from '../shared/sent.ts'

type Schemas = components['schemas']

/** The donor's own data (rule 6.3); fields without a value are left out. */
export const presentDonorData = (donor: Donor): Schemas['DonorData'] => {
  const confirmedAt = donor.consents.personalDataConfirmedAt
  return {
    angelNumber: donor.login,
    ...presentProfileValues(donor),
    publicListing: {
      isListed: donor.publicListing.isListed,
      changeDueAt: donor.publicListing.changeDueAt === null ? null : toIsoString(donor.publicListing.changeDueAt),
    },
    taxData: presentTaxData(donor),
    personalDataConsentOn: confirmedAt === null ? null : dayOf(confirmedAt).toString(),
  }
}

/** What the donor may change in the profile; fields without a value are left out. */
export const presentProfileValues = ({ profile, consents, targeting }: Donor): Schemas['DonorProfileValues'] =>
  sent<Schemas['DonorProfileValues']>({
    title: filled(profile.title),
    firstName: filled(profile.firstName),
    lastName: filled(profile.lastName),
    companyName: filled(profile.companyName),
    registrationNumber: filled(profile.registrationNumber),
    phone: filled(profile.phoneNumber),
    address: {
      street: filled(profile.street),
      houseNumber: filled(profile.houseNumber),
      city: filled(profile.city),
      postalCode: filled(profile.postalCode),
    },
    birthYear: filled(profile.birthYear),
    gender: filled(profile.gender),
    familyStatus: filled(profile.familyStatus),
    municipalitySize: filled(profile.municipalitySize),
    sourceOfAwareness:
      profile.awarenessSource === null
        ? undefined
        : { id: profile.awarenessSource, text: filled(profile.awarenessOther) },
    consents: {
      recipientMayGetPostalAddress: consents.recipientMayGetPostalAddress,
      recipientMayGetEmail: consents.recipientMayGetEmail,
      nameInPublicList: consents.nameInPublicList,
      newsletter: consents.newsletter,
    },
    donationTargeting: targeting,
  })

/** Rule 6.13; the number of a legal entity is stored in the profile. */
export const presentTaxData = ({ taxData, profile }: Donor): Schemas['TaxDataValues'] =>
  sent<Schemas['TaxDataValues']>({
    subject: taxData.personKind === 'legal' ? 'legal-entity' : 'natural-person',
    name: taxData.name,
    birthDate: filled(taxData.birthDate),
    registrationNumber: taxData.personKind === 'legal' ? filled(profile.registrationNumber) : undefined,
  })

/** The giving summary of the donor's home page (extension of the contract). */
export const presentGiving = (world: WorldState, donor: Donor, now: Instant): Schemas['Giving'] => {
  const today = dayOf(now).toString()
  const { last: payment, coming, years } = summariseLedger(world, donor.login, today)
  const charge = upcomingCharge(world, donor.personId, now)
  return {
    Since: donor.givingSince,
    LastPayment: payment && {
      Amount: payment.amount,
      Received: payment.settledOn,
      DistributionOn: payment.distributionOn,
      Redistributed: payment.redistributed,
    },
    OnItsWay: coming && { Amount: coming.amount, Received: coming.settledOn, VisibleFrom: coming.visibleFrom },
    Years: years.map(({ year, amount, payments }) => ({ Year: year, Amount: amount, Payments: payments })),
    NextCharge: charge && { Amount: charge.amount, Date: charge.day },
  }
}
