import { CONTACTS, DATA, saving } from './family-inputs.ts'
import { FINANCIAL } from './renewal-requests.ts'

/** Valid bodies by path, for Jana (10000001). */
export const goodOfDonor: Readonly<Record<string, object>> = {
  'missingPayment/check': { type: 'transfer', paidOn: '2026-11-03', amount: 777, variableSymbol: '10000001' },
  missingPayment: { type: 'card', paidOn: '2026-11-03', amount: 777, variableSymbol: '', note: 'Odešla v\u00a0úterý.' },
  donorProfile: {
    firstName: 'Jana',
    lastName: 'Nováková',
    phone: '+420601000101',
    address: { street: 'Lipová', houseNumber: '12', city: 'Brno', postalCode: '602 00' },
    birthYear: 1984,
    gender: 'female',
    sourceOfAwareness: { id: 6, text: 'běh na podporu rodin' },
    consents: {
      recipientMayGetPostalAddress: false,
      recipientMayGetEmail: true,
      nameInPublicList: true,
      newsletter: true,
    },
    donationTargeting: 'multiple',
    basedOn: {
      title: 'Mgr.',
      firstName: 'Jana',
      lastName: 'Nováková',
      phone: '+420601000101',
      address: { street: 'Lipová', houseNumber: '12', city: 'Brno', postalCode: '602 00' },
      birthYear: 1984,
      gender: 'female',
      familyStatus: 4,
      municipalitySize: 4,
      sourceOfAwareness: { id: 1 },
      consents: {
        recipientMayGetPostalAddress: false,
        recipientMayGetEmail: true,
        nameInPublicList: true,
        newsletter: false,
      },
      donationTargeting: 'multiple',
    },
  },
  emailChange: { email: 'jana.novakova@example.com', password: 'andel123' },
  'emailChange/undo': { undoToken: 'und_unknown0000' },
  'emailChange/verification': { changeId: 'chg_unknown0000', code: '482913' },
  taxData: {
    subject: 'natural-person',
    name: 'Jana Malá',
    birthDate: '1984-06-18',
    basedOn: { subject: 'natural-person', name: 'Jana Nováková', birthDate: '1984-06-18' },
  },
  'taxData/preview': { subject: 'legal-entity', name: 'Pekárna', registrationNumber: '12345679', taxYear: 2026 },
  'payments/overview': { from: '2026-01-01', to: '2026-12-31' },
  'families/fam-k7p2/contact': { agreement: true },
  'consent/withdrawal': { withdrawal: true },
}

/** The same for Petra (2000001); her family's members and photos are those of the default scenario. */
export const goodOfRecipient: Readonly<Record<string, object>> = {
  recipientData: saving(DATA, { householdMembers: 5 }),
  recipientContacts: saving(CONTACTS, { phone: '+420602000299' }),
  familyMembers: {
    name: 'Marie Svobodová',
    relation: 'grandparent',
    gender: 'F',
    birthMonth: 2,
    birthYear: 1957,
    phone: '+420602000299',
    email: 'babicka@example.com',
    schoolOrProfession: 'v\u00a0důchodu',
    hobbies: 'zahrada',
  },
  'familyMembers/member-2': saving(
    { name: 'Jiří Svoboda', relation: 'parent', gender: 'M', birthMonth: 9, birthYear: 1983 },
    { birthMonth: 8 },
  ),
  'familyMembers/member-4/removal': { reason: 'Dcera bydlí jinde.' },
  'recipientPhotos/pho-train': saving(
    { takenMonth: 8, takenYear: 2026, description: 'Výlet k\u00a0parní lokomotivě' },
    { takenMonth: 7 },
  ),
  'recipientPhotos/pho-cake/removal': { reason: 'Nahráli jsme ji omylem.' },
  'session/prolongation': {},
}

/** The same for a family with an open renewal (2000002). */
export const goodOfRenewing: Readonly<Record<string, object>> = {
  renewal: { ...FINANCIAL, handedOtherwise: ['income-confirmation'] },
}

/** The same for an administrator. */
export const goodOfAdmin: Readonly<Record<string, object>> = {
  adminLinks: { kind: 'registration', campaign: 'Podzimní běh', slug: 'podzimni-beh' },
}
