import { describe, expect, test } from 'vitest'
import type { Recipient } from '../../domain/state/recipient.ts'
import { after } from '../../testing/apply.ts'
import { aGift, aLedger } from '../../testing/giving.ts'
import { aDonor, aRecipient, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { viewContact, viewsBy } from './view-contact.rules.ts'

const jana = aDonor()
const pavel = aDonor({ personId: 'p-10000002', login: '10000002' })
const given = aGift({
  redistributed: true,
  distributionOn: '2026-11-02',
  shares: [{ recipientId: 'p-2000001', amount: 300 }],
})
const worldOf = (family: Partial<Recipient> = {}) =>
  aWorld([jana, pavel, aRecipient(family)], {
    payments: aLedger(given, { ...given, variableSymbol: '10000002' }),
  })
const random = fixedRandom()
const view = (state = worldOf(), donor = jana, familyId = 'fam-01', now = NOW) => {
  const decision = viewContact(state, donor, familyId, { now, random })
  return { ...decision, state: after(state, decision.changes) }
}

describe('a view of a contact', () => {
  test('is logged with the donor and the time, and returns the contact', () => {
    const { result, state } = view()
    expect(result).toMatchObject({ kind: 'shown', view: { donorId: 'p-10000001', viewedAt: NOW } })
    expect(Object.values(state.contactViews['p-2000001'] ?? {})).toEqual([
      { viewId: expect.stringMatching(/^view_\w+$/), donorId: 'p-10000001', viewedAt: NOW },
    ])
  })

  test('adds one view each time and does not change another donor’s views', () => {
    const once = view().state
    const twice = view(once, jana, 'fam-01', NOW + 1).state
    const both = view(twice, pavel, 'fam-01', NOW + 2).state
    expect(viewsBy(both, jana, aRecipient()).map(({ viewedAt }) => viewedAt)).toEqual([NOW + 1, NOW])
    expect(viewsBy(both, pavel, aRecipient()).map(({ viewedAt }) => viewedAt)).toEqual([NOW + 2])
  })

  test('is logged each time, also at the same instant', () =>
    expect(viewsBy(view(view().state).state, jana, aRecipient())).toHaveLength(2))

  test.each<[string, Partial<Recipient>]>([
    ['does not wish to be contacted', { informativeConsent: false }],
    ['is no longer supported', { supportStatus: 'ended' }],
  ])('of a family that %s returns nothing and is not logged', (_, family) => {
    const { result, changes } = view(worldOf(family))
    expect(result).toEqual({ kind: 'not-shared' })
    expect(changes).toEqual([])
  })

  test('is allowed while the payouts are paused', () =>
    expect(view(worldOf({ supportStatus: 'suspended' })).result.kind).toBe('shown'))

  test('of a family that the donor does not help is refused like an unknown family', () => {
    const stranger = aDonor({ personId: 'p-10000003', login: '10000003' })
    for (const refused of [view(worldOf(), stranger), view(worldOf(), jana, 'fam-0000'), view(worldOf(), jana, '')])
      expect(refused).toMatchObject({ result: { kind: 'not-found' }, changes: [] })
  })
})
