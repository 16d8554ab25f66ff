import { expect, test } from 'vitest'
import type { HelpOffer } from '../../domain/state/help-offer.ts'
import { aRecipient, at } from '../../testing/people.ts'
import { hasHelpEnded, openOffers } from './help-offers.rules.ts'

const offer = (id: string, expiresOn: string | null): HelpOffer => ({
  id,
  title: id,
  provider: 'Penzion Pod Dubem',
  kind: 'stay',
  text: '',
  expiresOn,
  phone: null,
  email: null,
  link: null,
})
const open = (iso: string, ...offers: HelpOffer[]) => openOffers(offers, at(iso)).map(({ id }) => id)

test.each([
  ['on the day before', '2026-11-19T12:00:00+01:00', true],
  ['in the last second of its last day in Prague', '2026-11-20T23:59:59.999+01:00', true],
  ['at midnight in Prague, though it is the last day in London still', '2026-11-21T00:00:00+01:00', false],
])('an offer until 20 November, %s: open %s %s', (_, iso, isOpen) =>
  expect(open(iso, offer('one', '2026-11-20'))).toEqual(isOpen ? ['one'] : []),
)

test("the nearest end is first, offers without an end are last and in the foundation's order", () => {
  const listed = [offer('b-endless', null), offer('spring', '2027-03-31'), offer('a-endless', null)]
  expect(open('2026-11-10T10:00:00+01:00', ...listed, offer('soon', '2026-11-13'))).toEqual([
    'soon',
    'spring',
    'b-endless',
    'a-endless',
  ])
})

test.each([
  ['ok', 'supported', false],
  ['suspended', 'suspended', false],
  ['discarded', 'ended', true],
  ['discarded', 'supported', true],
  ['ok', 'ended', true],
] as const)('a request %s with support %s: help has ended %s', (requestStatus, supportStatus, ended) =>
  expect(hasHelpEnded(aRecipient({ requestStatus, supportStatus }))).toBe(ended),
)
