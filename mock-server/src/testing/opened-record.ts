import type { components } from '#generated/provider.d.ts'

type Schemas = components['schemas']

/** What a client sends as `basedOn`, by the path of the save: the record that it read, with the names of the request. */
export const openedProfile = ({
  angelNumber: _number,
  publicListing: _listing,
  taxData: _tax,
  personalDataConsentOn: _date,
  ...values
}: Schemas['DonorData']): Schemas['DonorProfileValues'] => values

export const openedData = (record: Schemas['RecipientData']): Schemas['RecipientDataValues'] => {
  const { Patient: patient, Account: account } = record
  return {
    patient: {
      ...(patient.Title !== undefined && { title: patient.Title }),
      firstName: patient.FirstName,
      lastName: patient.LastName,
      birthMonth: patient.BirthMonth,
      birthYear: patient.BirthYear,
    },
    ...(account && {
      account: {
        ...(account.Prefix !== undefined && { prefix: account.Prefix }),
        number: account.Number,
        bankCode: account.BankCode,
      },
    }),
    housingType: record.HousingType,
    householdMembers: record.HouseholdMembers,
    informativeConsent: record.InformativeConsent,
    lifeStory: record.LifeStory,
  }
}

export const openedContacts = (record: Schemas['RecipientData']): Schemas['RecipientContactsValues'] => ({
  caringPerson: { firstName: record.CaringPerson.FirstName, lastName: record.CaringPerson.LastName },
  address: record.ContactAddress,
  ...(record.Phone !== undefined && { phone: record.Phone }),
  ...(record.Email !== undefined && { email: record.Email }),
})

export const openedMember = (member: Schemas['FamilyMember']): Schemas['FamilyMemberValues'] => ({
  name: member.Name,
  relation: member.Relation,
  gender: member.Gender,
  ...(member.BirthMonth !== undefined && { birthMonth: member.BirthMonth }),
  ...(member.BirthYear !== undefined && { birthYear: member.BirthYear }),
  ...(member.Phone !== undefined && { phone: member.Phone }),
  ...(member.Email !== undefined && { email: member.Email }),
  ...(member.SchoolOrProfession !== undefined && { schoolOrProfession: member.SchoolOrProfession }),
  ...(member.Hobbies !== undefined && { hobbies: member.Hobbies }),
})
