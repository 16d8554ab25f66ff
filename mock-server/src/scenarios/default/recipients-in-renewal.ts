import type { Recipient } from '../../domain/state/recipient.ts'
import { prague } from '../people/build-donor.ts'
import { buildRecipient, contributions, family } from '../people/build-recipient.ts'
import { storiesInRenewal } from '../people/stories-in-renewal.ts'
import { handedDocumentsOfDefault } from './handed-documents-of-default.ts'
import { photosOfDefault } from './photos-of-default.ts'

/** Families with an open renewal, and one with an incomplete request. */
export const recipientsInRenewal: readonly Recipient[] = [
  buildRecipient({
    login: '2000002',
    familyId: 'fam-h2d5',
    status: 'in-renewal',
    birthDate: '1986-05-02',
    patient: {
      title: '',
      firstName: 'Adéla',
      lastName: 'Benešová',
      birthYear: 2015,
      birthMonth: 8,
      disease: 'long-term-oncological',
    },
    carer: { firstName: 'Hana', lastName: 'Benešová', phone: '+420602000203', email: 'benesovi@example.com' },
    address: { street: 'Polní', houseNumber: '91', city: 'Chrudim', postalCode: '537 01' },
    lifeStory: storiesInRenewal['2000002'],
    handedDocuments: handedDocumentsOfDefault['2000002'],
    photos: photosOfDefault['2000002'],
    account: { prefix: '', number: '2000990912', bankCode: '0800' },
    familyMembers: family(
      { name: 'Hana Benešová', relation: 'parent', birthYear: 1986, birthMonth: 5, phone: '+420602000203' },
      { name: 'Adéla Benešová', relation: 'patient', birthYear: 2015, birthMonth: 8, hobbies: 'gymnastika' },
    ),
    nextRenewalOn: '2026-11-30',
    contributions: contributions(7_800, '2025-12', '2026-11'),
    lastLoginAt: prague('2026-11-04T21:10'),
  }),
  buildRecipient({
    login: '2000003',
    familyId: 'fam-v9c3',
    status: 'in-renewal-form',
    birthDate: '1987-06-03',
    patient: {
      title: '',
      firstName: 'Jakub',
      lastName: 'Pokorný',
      birthYear: 2013,
      birthMonth: 1,
      disease: 'organ-failure',
    },
    carer: { firstName: 'Monika', lastName: 'Pokorná', phone: '+420602000204', email: 'pokorna@example.com' },
    address: { street: 'Zahradní', houseNumber: '17', city: 'Beroun', postalCode: '266 01' },
    lifeStory: storiesInRenewal['2000003'],
    handedDocuments: handedDocumentsOfDefault['2000003'],
    photos: photosOfDefault['2000003'],
    account: { prefix: '', number: '2001102251', bankCode: '0600' },
    familyMembers: family(
      { name: 'Monika Pokorná', relation: 'parent', birthYear: 1987, birthMonth: 6, phone: '+420602000204' },
      { name: 'Jakub Pokorný', relation: 'patient', gender: 'M', birthYear: null, birthMonth: null },
    ),
    nextRenewalOn: '2026-11-30',
    contributions: contributions(6_900, '2025-12', '2026-11'),
  }),
  buildRecipient({
    login: '2000004',
    familyId: 'fam-n8r4',
    status: 'incomplete',
    birthDate: '1988-07-04',
    patient: {
      title: '',
      firstName: 'Ema',
      lastName: 'Fialová',
      birthYear: 2019,
      birthMonth: 11,
      disease: 'epidermolysis-bullosa',
    },
    carer: { firstName: 'Barbora', lastName: 'Fialová', phone: '+420602000205', email: 'fialova@example.com' },
    address: { street: 'Krátká', houseNumber: '5', city: 'Tábor', postalCode: '390 02' },
    lifeStory: storiesInRenewal['2000004'],
    handedDocuments: handedDocumentsOfDefault['2000004'],
    informativeConsent: false,
    account: { prefix: '', number: '2001399155', bankCode: '5500' },
    familyMembers: family(
      { name: 'Barbora Fialová', relation: 'parent', birthYear: 1988, birthMonth: 7, phone: '+420602000205' },
      { name: 'Ema Fialová', relation: 'patient', birthYear: 2019, birthMonth: 11 },
    ),
    askedDocuments: [
      {
        type: 'medical-report',
        label: 'Lékařská zpráva ne starší než 6 měsíců',
        askedOn: '2026-11-02',
        dueOn: '2026-11-30',
      },
      {
        type: 'income-confirmation',
        label: 'Potvrzení o příjmu druhého rodiče',
        askedOn: '2026-11-02',
        dueOn: '2026-11-30',
      },
    ],
    contributions: contributions(7_300, '2026-03', '2026-11'),
  }),
]
