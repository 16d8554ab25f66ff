import { describe, expect, test } from 'vitest'
import type { Lang } from '../../domain/letters/wording.ts'
import type { Donor } from '../../domain/state/donor.ts'
import { mergeEvents } from '../../domain/state/event-list.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import { after } from '../../testing/apply.ts'
import { aCard, cardsOf } from '../../testing/giving.ts'
import { aDonor, at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { accountEvents, listRewrite } from '../session/account.events.ts'
import { confirmPersonalData } from './consent.rules.ts'
import { withdrawConsent } from './consent-withdraw.rules.ts'

const HOUR = 3_600_000
const random = fixedRandom()
const { consents, profile } = aDonor()
const listed = aDonor({
  consents: { ...consents, nameInPublicList: true, newsletter: true, recipientMayGetEmail: true },
  publicListing: { isListed: true, changeDueAt: null },
})

const withdrawn = (
  donor: Donor = listed,
  { now = NOW, lang = 'cs', more = {} }: { now?: number; lang?: Lang; more?: Partial<WorldState> } = {},
) => {
  const world = aWorld([donor], more)
  const { result, changes } = withdrawConsent(world, donor, { now, lang })
  return { result, state: after(world, changes) }
}
const donorOf = (state: WorldState) => state.people.get('p-10000001') as Donor
const eventsOf = (state: WorldState) => [...mergeEvents(accountEvents(state)), ...listRewrite(donorOf(state))]
/** All due events, in order. */
const dayLater = (start: WorldState): WorldState => {
  const [next] = eventsOf(start).toSorted((a, b) => a.at - b.at)
  return next?.apply ? dayLater(after(start, next.apply(start, { now: next.at, random, worldId: 'w' }).changes)) : start
}

describe('withdrawing the consent', () => {
  test('removes every consent and ends every session; the account then requires the consent', () => {
    const { state } = withdrawn()
    expect(donorOf(state)).toMatchObject({
      scope: 'oou',
      consents: {
        personalDataConfirmedAt: null,
        nameInPublicList: false,
        newsletter: false,
        recipientMayGetEmail: false,
        recipientMayGetPostalAddress: false,
      },
      publicListing: { isListed: true, changeDueAt: at('2026-11-11T03:00:00+01:00') },
    })
    expect(state.sessionEras).toEqual({ 'p-10000001': 1 })
  })

  test('promises the letter within 24 hours and the list within 48', () =>
    expect(withdrawn().result).toEqual({
      withdrawnAt: NOW,
      finalEmailDueAt: NOW + 24 * HOUR,
      publicListDueAt: NOW + 48 * HOUR,
    }))

  test('promises only the steps that apply', () => {
    const unknown = aDonor({ profile: { ...profile, email: null } })
    const { result, state } = withdrawn(unknown)
    expect(result).toEqual({ withdrawnAt: NOW, finalEmailDueAt: null, publicListDueAt: null })
    expect(eventsOf(state)).toEqual([])
  })

  test.each([
    ['2026-11-10T10:00:00+01:00', '2026-11-10T11:00:00+01:00'],
    ['2026-11-10T10:00:00.001+01:00', '2026-11-10T12:00:00+01:00'],
    ['2026-11-10T10:59:59.999+01:00', '2026-11-10T12:00:00+01:00'],
  ])('at %s sends the letter at %s, on the hour and at least an hour later', (now, leaves) => {
    const { state } = withdrawn(listed, { now: at(now) })
    expect(toIsoString(state.consentWithdrawals['p-10000001']?.finalEmailAt ?? 0)).toBe(toIsoString(at(leaves)))
  })
})

describe('after a withdrawal, the scheduled events', () => {
  test('send one letter and remove the name from the list', () => {
    const state = dayLater(withdrawn().state)
    expect(state.messages).toMatchObject([{ to: 'jana@example.com', at: NOW + HOUR }])
    expect(state.messages[0]?.text).toContain('10.\u00a011.\u00a02026')
    expect(donorOf(state).publicListing).toEqual({ isListed: false, changeDueAt: null })
    expect(eventsOf(state)).toEqual([])
  })

  test('explain in the letter how to stop a card that is still charged, and do not mention cards if there are none', () => {
    const cards = cardsOf(
      aCard(),
      aCard({ recurringId: 'rec_2', status: 'cancelled' }),
      aCard({ recurringId: 'rec_3', payerId: null, email: 'another.payer@example.com' }),
    )
    const [withCard] = dayLater(withdrawn(listed, { more: { recurringPayments: cards } }).state).messages
    expect(withCard).toMatchObject({ link: expect.stringContaining('/jak-pomahat?pravidelna=lnk_') })
    expect(withCard?.text).toContain(withCard?.link)
    expect(withCard?.text.match(/pravidelna=/g)).toHaveLength(1)
    const [plain] = dayLater(withdrawn().state).messages
    expect(plain?.link).toBeUndefined()
    expect(plain?.text).not.toContain('kartou')
  })

  test('send the letter in the language of the withdrawal', () =>
    expect(dayLater(withdrawn(listed, { lang: 'en' }).state).messages[0]?.subject).toMatch(/^Your consent/))
})

describe('confirming the consent again', () => {
  const again = (state: WorldState) => after(state, confirmPersonalData(state, donorOf(state), NOW + 1).changes)

  test('opens the full account and cancels the letter; the name still leaves the list', () => {
    const state = again(withdrawn().state)
    expect(donorOf(state)).toMatchObject({
      scope: 'donor',
      consents: { personalDataConfirmedAt: NOW + 1, newsletter: false },
    })
    const later = dayLater(state)
    expect(later.messages).toEqual([])
    expect(donorOf(later).publicListing.isListed).toBe(false)
  })

  test('opens the full account of a donor without an e-mail who had one', () => {
    const silent = aDonor({ profile: { ...profile, email: null } })
    expect(donorOf(again(withdrawn(silent).state)).scope).toBe('donor')
  })
})
