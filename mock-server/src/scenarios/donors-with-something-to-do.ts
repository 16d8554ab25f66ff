import type { Donor } from '../domain/donor.ts'
import { buildDonor, certificate, prague, vote } from './build-donor.ts'

/** Donors who meet a question, a refusal or an empty page. */
export const donorsWithSomethingToDo: readonly Donor[] = [
  buildDonor({
    login: '10000004',
    donorStatus: { id: 0, value: 'bez platby' },
    profile: { firstName: 'Eliška', lastName: 'Nová', email: 'nova@example.com', gender: 'female', awarenessSource: 5 },
    consents: { newsletter: false, personalDataConfirmedAt: prague('2026-11-09T17:18') },
    registeredOn: '2026-11-09',
    lastLoginAt: prague('2026-11-09T17:20'),
  }),
  buildDonor({
    login: '10000005',
    scope: 'oou',
    profile: {
      firstName: 'Martin',
      lastName: 'Procházka',
      email: 'souhlas@example.com',
      city: 'Liberec',
      postalCode: '460 01',
      birthYear: 1978,
      gender: 'male',
    },
    consents: { newsletter: false, personalDataConfirmedAt: null },
    vote: vote(8, '2026-08-30T09:00'),
    registeredOn: '2019-04-02',
    givingSince: '2019-04-05',
    lastLoginAt: prague('2026-08-30T08:55'),
  }),
  buildDonor({
    login: '10000006',
    profile: { firstName: 'Lucie', lastName: 'Kučerová', email: 'hlas@example.com', birthYear: 1995, gender: 'female' },
    vote: vote(10, '2026-11-10T09:59:40'),
    givingSince: '2025-01-20',
    previousLoginAt: prague('2026-10-21T07:30'),
    lastLoginAt: prague('2026-11-10T09:58'),
  }),
  buildDonor({
    login: '10000007',
    profile: {
      firstName: 'Pavel',
      lastName: 'Černý',
      email: 'dokument@example.com',
      city: 'Olomouc',
      postalCode: '779 00',
      birthYear: 1969,
      gender: 'male',
      familyStatus: 4,
    },
    vote: vote(6, '2026-07-10T12:00'),
    documents: [
      certificate(2025, '2026-01-19T08:00'),
      {
        ...certificate(2026, '2026-11-05T08:00'),
        id: 'doc-confirmation-2026',
        type: 'gift-confirmation',
        taxYear: null,
      },
    ],
    givingSince: '2025-02-03',
    previousLoginAt: prague('2026-07-10T11:54'),
    lastLoginAt: prague('2026-10-20T19:12'),
  }),
  buildDonor({
    login: '10000008',
    profile: {
      firstName: 'Tereza',
      lastName: 'Horáková',
      email: 'zamceno@example.com',
      birthYear: 1988,
      gender: 'female',
    },
    vote: vote(9, '2026-09-15T13:45'),
    givingSince: '2025-05-05',
    lastLoginAt: prague('2026-09-15T13:40'),
  }),
  buildDonor({
    login: '10000010',
    scope: 'emlid',
    profile: { firstName: 'Ondřej', lastName: 'Marek', city: 'Zlín', postalCode: '760 01', gender: 'male' },
    consents: { newsletter: false, personalDataConfirmedAt: null },
    vote: vote(7, '2026-08-20T18:00'),
    givingSince: '2022-02-01',
    lastLoginAt: prague('2026-08-20T17:58'),
  }),
]
