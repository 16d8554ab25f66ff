import type { Recipient } from '../domain/recipient.ts'
import { prague } from './build-donor.ts'
import { buildRecipient, contributions, family } from './build-recipient.ts'

const TOMASEK = `Tomáškovi je šest let a od jara se léčí s leukemií. Maminka s ním tráví týdny v **nemocnici v Brně**, tatínek doma
pečuje o sestru Aničku a dojíždí za nimi každý víkend.

Největší radost má Tomášek z vlaků. Až to půjde, chce se projet parní lokomotivou.`

/** Families whose request is in order (status OK). */
export const recipientsInSupport: readonly Recipient[] = [
  buildRecipient({
    login: '2000001',
    status: 'ok',
    birthDate: '1985-04-01',
    patient: {
      title: '',
      firstName: 'Tomáš',
      lastName: 'Svoboda',
      birthYear: 2020,
      birthMonth: 5,
      disease: 'oncological',
    },
    carer: { firstName: 'Petra', lastName: 'Svobodová', phone: '+420602000201', email: 'svobodovi@example.com' },
    address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
    account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
    housing: 'house',
    phones: [
      { id: 'phone-1', phone: '+420602000201' },
      { id: 'phone-2', phone: '+420602000202' },
    ],
    familyMembers: family(
      {
        name: 'Petra Svobodová',
        relation: 'parent',
        birthYear: 1985,
        birthMonth: 4,
        phone: '+420602000201',
        email: 'svobodovi@example.com',
        occupation: 'účetní, na ošetřovném',
        hobbies: 'zahrada',
      },
      {
        name: 'Jiří Svoboda',
        relation: 'parent',
        gender: 'M',
        birthYear: 1983,
        birthMonth: 9,
        phone: '+420602000202',
        occupation: 'zámečník',
        hobbies: 'modelová železnice',
      },
      { name: 'Tomáš Svoboda', relation: 'patient', gender: 'M', birthYear: 2020, birthMonth: 5, hobbies: 'vlaky' },
      {
        name: 'Anna Svobodová',
        relation: 'sibling',
        birthYear: 2017,
        birthMonth: 2,
        occupation: '3. třída',
        hobbies: 'plavání',
      },
    ),
    lifeStory: TOMASEK,
    nextRenewalOn: '2027-03-31',
    contributions: contributions(8_400, '2026-04', '2026-11'),
    images: [
      { id: 'img-1', isPrimary: true },
      { id: 'img-2', isPrimary: false },
      { id: 'img-3', isPrimary: false },
    ],
    documents: [
      { id: 'doc-medical-2026', createdAt: prague('2026-10-12T10:20'), type: 'medical-report', taxYear: null },
      { id: 'doc-request-2026', createdAt: prague('2026-03-18T15:02'), type: 'request', taxYear: null },
    ],
    previousLoginAt: prague('2026-10-12T10:11'),
    lastLoginAt: prague('2026-11-03T19:05'),
  }),
  buildRecipient({
    login: '2000010',
    status: 'ok',
    birthDate: '1980-01-10',
    patient: {
      title: '',
      firstName: 'Kristýna',
      lastName: 'Malá',
      birthYear: 2009,
      birthMonth: 5,
      disease: 'cystic-fibrosis',
    },
    carer: { firstName: 'Ivana', lastName: 'Malá', phone: '+420602000210', email: 'mala@example.com' },
    address: { street: 'Školní', houseNumber: '22', city: 'Jičín', postalCode: '506 01' },
    account: { prefix: '', number: '2003588822', bankCode: '0300' },
    familyMembers: family(
      { name: 'Ivana Malá', relation: 'parent', birthYear: 1980, birthMonth: 1, phone: '+420602000210' },
      {
        name: 'Kristýna Malá',
        relation: 'patient',
        birthYear: 2009,
        birthMonth: 5,
        occupation: 'gymnázium, 3. ročník',
        hobbies: 'kresba',
      },
    ),
    nextRenewalOn: '2027-01-31',
    missingDocuments: [{ type: 'study-confirmation', label: 'Potvrzení o studiu', dueOn: '2026-12-31' }],
    contributions: contributions(6_200, '2025-12', '2026-11'),
    editingLock: 'today',
    lastLoginAt: prague('2026-10-28T08:40'),
  }),
  buildRecipient({
    login: '2000011',
    status: 'ok',
    gender: 'male',
    birthDate: '1981-02-11',
    patient: {
      title: '',
      firstName: 'Vojtěch',
      lastName: 'Říha',
      birthYear: 2018,
      birthMonth: 10,
      disease: 'muscular-dystrophy',
    },
    carer: { firstName: 'Roman', lastName: 'Říha', phone: '+420602000211', email: 'riha@example.com' },
    address: { street: 'U Rybníka', houseNumber: '4', city: 'Žďár nad Sázavou', postalCode: '591 01' },
    account: { prefix: '', number: '2004034178', bankCode: '2010' },
    familyMembers: family(
      { name: 'Roman Říha', relation: 'parent', gender: 'M', birthYear: 1981, birthMonth: 2, phone: '+420602000211' },
      { name: 'Vojtěch Říha', relation: 'patient', gender: 'M', birthYear: 2018, birthMonth: 10, hobbies: 'šachy' },
    ),
    nextRenewalOn: '2027-06-30',
    contributions: contributions(7_100, '2026-07', '2026-11'),
    editingLock: 'tomorrow',
    lastLoginAt: prague('2026-11-01T20:30'),
  }),
  buildRecipient({
    login: '2000012',
    status: 'ok',
    birthDate: '1982-03-12',
    patient: {
      title: '',
      firstName: 'Filip',
      lastName: 'Kováč',
      birthYear: 2016,
      birthMonth: 7,
      disease: 'metabolic-disorder',
    },
    carer: { firstName: 'Zuzana', lastName: 'Kováčová', phone: '+421905000212', email: '' },
    address: { street: 'Hraniční', houseNumber: '1', city: 'Hodonín', postalCode: '695 01' },
    account: { prefix: '', number: '2004553760', bankCode: '0100' },
    phones: [
      { id: 'phone-1', phone: '+421905000212' },
      { id: 'phone-2', phone: '+42060200' },
    ],
    familyMembers: family(
      { name: 'Zuzana Kováčová', relation: 'parent', birthYear: 1982, birthMonth: 3, phone: '+421905000212' },
      { name: 'Filip Kováč', relation: 'patient', gender: 'M', birthYear: 2016, birthMonth: 7 },
    ),
    nextRenewalOn: '2027-02-28',
    contributions: contributions(5_900, '2026-02', '2026-11'),
  }),
]
