export type Who = 'visitor' | 'donor' | 'recipient' | 'family that renews' | 'administrator'

/** Bodies that are right, to be spoiled at one place: what is nearly right reaches further than noise. */
const good: Readonly<Record<string, object>> = {
  login: { username: '99999999', password: 'andel123' },
  loginRecipient: { step: 'validate', personalNumber: '2000001', birthDate: '1985-04-01' },
  nps: { rating: 9, emlid: 'jana-nps-2026' },
  emailForm: {
    to: 'portal@example.com',
    subject: 'Zpětná vazba',
    fields: [{ id: 'message', title: 'Zpráva', value: 'Děkujeme.' }],
  },
  registration: {
    kind: 'company',
    companyName: 'Pekárna U Mostu s.r.o.',
    registrationNumber: '00006947',
    email: 'jana@example.com',
    password: 'modrá-lampa-7',
    consentPersonalData: true,
    consentTerms: true,
    newsletter: true,
    contribution: { amount: 300, frequency: 'recurring', method: 'transfer' },
  },
  passwordReset: { username: 'nikdo@example.com' },
  'passwordReset/link': { resetToken: 'rst_unknown00000000000' },
  'passwordReset/password': { resetToken: 'rst_unknown00000000000', password: 'modrá-lampa-7' },
  consent: { personalData: true, emlid: 'jana-nps-2026' },
  cardPayments: {
    amount: 300,
    angelNumber: '11111111',
    frequency: 'recurring',
    cardholder: 'JANA NOVAKOVA',
    email: 'jana@example.com',
  },
  'cardPayments/pay_unknown00000000000/retry': {},
  'recurringPayments/rec_unknown0000': { amount: 500 },
  missingTranslation: { language: 'en', namespace: 'nps', key: 'title' },
  password: { oldPassword: 'andel123', password: 'modrá-lampa-7' },
  helpRequests: { variant: 'oncological' },
  'helpRequests/edit-rodina-2026/submission': {
    formId: 'request-oncological-1',
    answers: {
      'patient-first-name': 'Tomáš',
      'patient-birth': '2020-05-01',
      'household-members': 4,
      'contact-relation': { chosen: [{ id: 'parent', text: '' }] },
      'financial-situation': { incomes: { wages: 24_000 }, expenses: { housing: 9_000 } },
      'treatment-costs': { rows: { drugs: ['Léky', '1 200'] } },
      truthfulness: true,
    },
  },
}

/** The same of operations that want a token: Jana's comes with the call. */
export const goodOfDonor: Readonly<Record<string, object>> = {
  'missingPayment/check': { type: 'transfer', paidOn: '2026-11-03', amount: 777, variableSymbol: '10000001' },
  missingPayment: { type: 'card', paidOn: '2026-11-03', amount: 777, variableSymbol: '', note: 'Odešla v\u00a0úterý.' },
  donorProfile: {
    firstName: 'Jana',
    lastName: 'Nováková',
    phone: '+420601000101',
    address: { street: 'Lipová', houseNumber: '12', city: 'Brno', postalCode: '602 00' },
    yearOfBirth: 1984,
    gender: 'female',
    sourceOfAwareness: { id: 6, text: 'běh na podporu rodin' },
    consents: {
      recipientMayGetPostalAddress: false,
      recipientMayGetEmail: true,
      nameInPublicList: true,
      newsletter: true,
    },
    donationTargeting: 'multiple',
  },
  emailChange: { email: 'jana.novakova@example.com' },
  'emailChange/verification': { changeId: 'chg_unknown0000', code: '482913' },
  taxData: { subject: 'natural-person', name: 'Jana Nováková', dateOfBirth: '1984-06-18' },
  'taxData/preview': { subject: 'legal-entity', name: 'Pekárna', registrationNumber: '12345679', taxYear: 2026 },
  'payments/overview': { from: '2026-01-01', to: '2026-12-31' },
  'families/fam-k7p2/contact': { agreement: true },
  'consent/withdrawal': { withdrawal: true },
}

/** The same of Petra's (2000001); her family's members and photos are those of the default scenario. */
export const goodOfRecipient: Readonly<Record<string, object>> = {
  recipientData: {
    patient: { title: '', firstName: 'Tomáš', lastName: 'Svoboda', birthMonth: 5, birthYear: 2020 },
    account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
    housingType: 'house',
    householdMembers: 4,
    informativeConsent: true,
    lifeStory: 'Tomášek má **šest let**.',
  },
  recipientContacts: {
    caringPerson: { firstName: 'Petra', lastName: 'Svobodová' },
    address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
    phone: '+420602000201',
    email: 'svobodovi@example.com',
  },
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
  'familyMembers/member-2': { name: 'Jiří Svoboda', relation: 'parent', gender: 'M', birthMonth: 9, birthYear: 1983 },
  'familyMembers/member-4/removal': { reason: 'Dcera bydlí jinde.' },
  'recipientPhotos/pho-train': { takenMonth: 8, takenYear: 2026, description: 'Výlet k\u00a0parní lokomotivě' },
  'recipientPhotos/pho-cake/removal': { reason: 'Nahráli jsme ji omylem.' },
  'session/prolongation': {},
}

/** What is said of the one file of an upload, by its address. */
const goodMetaOfRecipient: Readonly<Record<string, object>> = {
  recipientPhotos: { category: 'photo', takenMonth: 8, takenYear: 2026, description: 'Na\u00a0zahradě' },
  recipientDocuments: { category: 'document', documentType: 'medical-report', issuedOn: '2026-10-12' },
}

/** The same of a family whose renewal is open (2000002). */
export const goodOfRenewing: Readonly<Record<string, object>> = {
  renewal: {
    kind: 'financial',
    householdMembers: 4,
    incomes: {
      wages: 24_000,
      business: 0,
      sickness: 0,
      pension: 0,
      parental: 0,
      'care-allowance': 4_400,
      benefits: 0,
      alimony: 0,
      other: 0,
    },
    expenses: {
      housing: 11_000,
      energy: 2_800,
      food: 9_000,
      treatment: 1_200,
      travel: 2_600,
      school: 0,
      loans: 0,
      other: 0,
    },
    treatment: { status: 202, endsOn: '2027-03-31' },
    contributionUse: 'Cesty do\u00a0nemocnice.',
    message: 'Děkujeme.',
    declarations: { isTrue: true, willReport: true, agreesToProcessing: true },
    handedOtherwise: ['income-confirmation'],
  },
}

/** The same of an administrator. */
export const goodOfAdmin: Readonly<Record<string, object>> = {
  adminLinks: { kind: 'registration', campaign: 'Podzimní běh', slug: 'podzimni-beh' },
}

const goodMetaOfRenewing: Readonly<Record<string, object>> = {
  'renewal/files': { category: 'form', purpose: 'medical-report' },
}

/** Of a request for help that was returned. */
const goodMetaOfVisitor: Readonly<Record<string, object>> = {
  'helpRequests/edit-rodina-2026/files': { category: 'request', purpose: 'medical-report' },
}

const goodMetaOfDonor: Readonly<Record<string, object>> = {
  upload: { category: 'document' },
  avatar: { category: 'avatar' },
}

const by = (who: Who, bodies: Readonly<Record<string, object>>) =>
  Object.entries(bodies).map(([path, body]) => [path, who, body] as const)

/** Operations with a body, who calls them, and a body that is right. */
export const fuzzedBodies = [
  ...by('visitor', good),
  ...by('donor', goodOfDonor),
  ...by('recipient', goodOfRecipient),
  ...by('family that renews', goodOfRenewing),
  ...by('administrator', goodOfAdmin),
]

/** Operations with files, and what is right to say of the one file. */
export const fuzzedMetas = [
  ...by('donor', goodMetaOfDonor),
  ...by('recipient', goodMetaOfRecipient),
  ...by('family that renews', goodMetaOfRenewing),
  ...by('visitor', goodMetaOfVisitor),
]
