import { expect, test } from 'vitest'
import type { HelpOffer } from '#web/shared/api/wire.ts'
import { dayAndMonth, offersByEnd, type Validity, validityOf } from './offer-rules.ts'

const today = '2026-11-16'

test.each<[string, string | null, Validity]>([
  ['without an end is open', null, 'open'],
  ['of today is on its last day', '2026-11-16', 'lastDay'],
  ['of tomorrow ends soon', '2026-11-17', 'soon'],
  ['of a fortnight ends soon', '2026-11-30', 'soon'],
  ['of a fortnight and a day shows its date', '2026-12-01', 'until'],
])('an offer %s', (_, expiresOn, validity) => {
  expect(validityOf(expiresOn, today)).toBe(validity)
})

test('a fortnight across the end of summer time is 14 days', () => {
  expect(validityOf('2026-10-31', '2026-10-17')).toBe('soon')
})

test('offers are sorted by the nearest end, one without an end last, and expired ones are omitted', () => {
  const offer = (offerId: string, expiresOn: string | null) => ({ offerId, expiresOn }) as HelpOffer
  const given = [offer('a', null), offer('b', '2027-03-31'), offer('c', '2026-11-15'), offer('d', '2026-11-16')]
  expect(offersByEnd(given, today).map(({ offerId }) => offerId)).toEqual(['d', 'b', 'a'])
})

test('a near date has no year', () => {
  expect(dayAndMonth('2026-11-30')).toBe('30.\u00a011.')
})
