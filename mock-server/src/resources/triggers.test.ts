import { describe, expect, test } from 'vitest'
import contract from '#generated/sandbox.json' with { type: 'json' }
import type { Donor } from '../domain/state/donor.ts'
import { LargeRecord } from '../domain/state/large-record.ts'
import type { Payment } from '../domain/state/payment.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { after } from '../testing/apply.ts'
import { aDonor, aRecipient, at, aWorld, fixedRandom, NOW } from '../testing/people.ts'
import { editingLockOf } from './recipient-profile/payout-lock.rules.ts'
import { triggers } from './triggers.ts'

const world = aWorld([aDonor(), aRecipient()])
type Pulled = { refused?: string; field?: string; state?: WorldState; subject?: string; summary?: string }
const random = fixedRandom()
const pull = (kind: string, detail: Record<string, unknown> = {}, on: WorldState = world): Pulled => {
  const outcome = triggers[kind]?.(on, { kind, ...detail }, { now: NOW, random, worldId: 'w' })
  if (!outcome) throw new Error(`no trigger ${kind}`)
  return 'refused' in outcome ? outcome : { state: after(on, outcome.changes), ...outcome }
}

const { Trigger } = contract.components.schemas

describe('the contract of triggers', () => {
  type Kind = { about: string[]; requires?: string[]; takes?: string[] }
  const kinds: [string, Kind][] = Object.entries(Trigger['x-kinds'])

  test('lists the kinds that there are', () =>
    expect(kinds.map(([kind]) => kind).toSorted()).toEqual(Object.keys(triggers).toSorted()))

  test.each(kinds)('names the properties that %s takes', (_, { requires = [], takes = [] }) => {
    for (const name of [...requires, ...takes]) expect(Trigger.properties).toHaveProperty(name)
  })

  test.each(kinds.flatMap(([kind, { requires = [] }]) => requires.map((name) => [kind, name] as const)))(
    '%s without %s is refused, and the property is named',
    (kind, name) => {
      const about = kind === 'request-decided' ? { request: 'Z-2026-0001' } : { person: '2000001' }
      const helpRequests = { r: { receiptNumber: 'Z-2026-0001', state: 'sent', variant: 'other' } }
      const given = name === 'end' ? { start: '2026-11-01' } : {}
      const state = { ...world, helpRequests } as unknown as WorldState
      expect(pull(kind, { ...about, ...given }, state)).toMatchObject({ field: name })
    },
  )

  test('names whom each kind is about', () => {
    for (const [kind, { about }] of kinds) {
      const field = (person?: string) =>
        pull(kind, { ...(person && { person }), decision: 'approve', status: 'ok' }).field
      if (about.includes('request')) continue
      const isForAll = about.includes('everybody')
      expect([kind, field() === 'person']).toEqual([kind, !isForAll])
      if (isForAll) continue
      expect([kind, field('10000001') === 'person']).toEqual([kind, !about.includes('donor')])
      expect([kind, field('2000001') === 'person']).toEqual([kind, !about.includes('recipient')])
    }
  })
})

describe('a trigger', () => {
  test.each([
    [
      'document-created',
      { person: 'jana@example.com' },
      'p-10000001',
      { documents: [{ createdAt: NOW, taxYear: 2025 }] },
    ],
    ['renewal-opened', { person: '2000001' }, 'p-2000001', { requestStatus: 'in-renewal', renewalStatus: 'open' }],
    ['request-status', { person: '2000001', status: 'suspended' }, 'p-2000001', { supportStatus: 'suspended' }],
    [
      'request-status',
      { person: '2000001', status: 'do-not-renew' },
      'p-2000001',
      { lastContributionOn: '2026-12-01' },
    ],
    ['request-status', { person: 'p-2000001', status: 3 }, 'p-2000001', { requestStatus: 'discarded' }],
  ])('%s with %o changes the person', (kind, detail, personId, want) => {
    const pulled = pull(kind, detail)
    expect(pulled.state?.people.get(personId)).toMatchObject(want)
    expect(pulled).toMatchObject({ subject: personId, summary: expect.stringMatching(/\.$/) })
  })

  test("document-created certifies last year's gifts, and replaces a certificate of that year", () => {
    const gift = { paymentId: 'gift_1', amount: 700, settledOn: '2025-05-05', visibleFrom: '2025-05-07' } as Payment
    const payments = LargeRecord.from({ '10000001': { gift_1: gift } })
    const once = pull('document-created', { person: '10000001' }, { ...world, payments })
    const twice = pull('document-created', { person: '10000001' }, once.state)
    const person = twice.state?.people.get('p-10000001')
    const documents = person?.kind === 'donor' ? person.documents : []
    expect(documents).toMatchObject([
      { amount: 700, taxYear: 2025, issuedTo: { name: 'Jana Nováková' }, replacedBy: documents[1]?.id },
      { amount: 700, replacedBy: null },
    ])
  })

  test('document-created issues no certificate to a name that it cannot show (rule 6.19)', () => {
    const jana = world.people.get('p-10000001') as Donor
    const named = { ...jana, taxData: { ...jana.taxData, name: '王小明' } }
    const state = { ...world, people: world.people.with(named.personId, named) }
    expect(pull('document-created', { person: '10000001' }, state)).toMatchObject({ field: 'person' })
  })

  test('payout-lock locks the editing at once, until 6:00 of the next day', () => {
    const person = pull('payout-lock', { person: '2000001' }).state?.people.get('p-2000001')
    const statusAt = (now: number) => person?.kind === 'recipient' && editingLockOf(person, now).status
    const end = at('2026-11-11T06:00:00+01:00')
    expect([NOW, end - 1, end].map(statusAt)).toEqual(['locked', 'locked', 'open'])
  })

  test.each([
    [
      'nps-window',
      { start: '2026-12-01', end: '2026-12-31' },
      { nps_showStart: '2026-12-01', nps_showEnd: '2026-12-31' },
    ],
    ['notice', { text: 'Údržba' }, { header_web_notice: '1', header_web_notice_text: 'Údržba' }],
    ['notice', { text: '' }, { header_web_notice: '0', header_web_notice_text: '' }],
  ])('%s with %o changes the values', (kind, detail, want) => expect(pull(kind, detail).state?.values).toEqual(want))

  test.each([
    ['document-created', {}],
    ['document-created', { person: 'nobody' }],
    ['payout-lock', { person: '10000001' }],
    ['renewal-opened', { person: '10000001' }],
    ['request-status', { person: '2000001', status: 'unheard' }],
    ['request-status', { person: '2000001' }],
    ['nps-window', { start: '2026-02-30', end: '2026-12-31' }],
    ['nps-window', {}],
    ['notice', { text: 5 }],
    ['notice', { text: 'Údržba\0' }],
  ])('%s with %o is refused with a sentence', (kind, detail) => expect(pull(kind, detail).refused).toMatch(/\.$/))
})
