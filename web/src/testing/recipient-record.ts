import type { RecipientData } from '../shared/api/wire.ts'

/** The record of a fictional family: complete and not locked. */
export const recipientRecord: RecipientData = {
  RecipientNumber: '2000001',
  Patient: { FirstName: 'Tomáš', LastName: 'Svoboda', BirthMonth: 4, BirthYear: 2018 },
  CaringPerson: { FirstName: 'Petra', LastName: 'Svobodová' },
  ContactAddress: {},
  Account: { Prefix: '000019', Number: '2000145399', BankCode: '0800' },
  HousingType: 'flat',
  HouseholdMembers: 4,
  FamilyMembers: [],
  InformativeConsent: true,
  LifeStory: '',
  DiseaseCategory: 'oncological',
  Phones: [],
  NextPayoutDate: '2026-12-01',
  RenewalDate: '2027-03-31',
  LastContributionMonth: null,
  MissingDocuments: [],
  EditingLock: {
    WarningAt: '2100-01-01T00:00Z',
    LockedAt: '2100-01-02T17:00Z',
    LockedUntil: '2100-01-06T05:00Z',
  },
}
