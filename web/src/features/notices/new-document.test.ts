import { expect, test } from 'vitest'
import { newestDocument } from './new-document.ts'

const createdAt = (...moments: string[]) =>
  moments.map((Created) => ({ Id: `doc ${Created}`, Created, Type: 'tax-certificate' }))
const login = '2026-11-02T17:40:00.000Z'

test.each([
  [
    'one was created after the previous login',
    createdAt('2026-02-02T07:00Z', '2026-11-09T09:00Z'),
    login,
    '2026-11-09T09:00Z',
  ],
  ['of several the newest counts', createdAt('2026-11-09T09:00Z', '2026-11-08T09:00Z'), login, '2026-11-09T09:00Z'],
  ['all existed before the previous login', createdAt('2026-02-02T07:00Z'), login, undefined],
  ['one was created at the instant of the previous login', createdAt(login), login, undefined],
  ['the instant has another time zone', createdAt('2026-11-02T18:41+01:00'), login, '2026-11-02T18:41+01:00'],
  ['there are none', createdAt(), login, undefined],
  ['it is the first login', createdAt('2026-11-09T09:00Z'), null, undefined],
])('the notice of a new document: %s', (_, Documents, PreviousLogin, newest) => {
  expect(newestDocument({ Documents, PreviousLogin })?.Created).toBe(newest)
})
