import { describe, expect, test } from 'vitest'
import type { Donor } from '../../domain/state/donor.ts'
import type { Payment } from '../../domain/state/payment.ts'
import type { PlainState, WorldState } from '../../domain/state/world-state.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import { after } from '../../testing/apply.ts'
import { aGift } from '../../testing/giving.ts'
import { aDonor, at, aWorld, fixedRandom } from '../../testing/people.ts'
import { saveTaxData } from '../tax-data/tax-data.rules.ts'
import { certificatesDay, certificatesEvent } from './yearly-certificates.rules.ts'

describe('the day of certificates', () => {
  test.each([
    ['2025', '2025-01-20'],
    ['2026', '2026-01-19'],
    ['2027', '2027-01-18'],
    ['2028, when January begins on a Saturday', '2028-01-17'],
    ['2029, when January begins on a Monday', '2029-01-15'],
    ['2030, when January begins on a Tuesday', '2030-01-21'],
  ])('of %s is %s', (year, day) => expect(certificatesDay(Number(year.slice(0, 4))).toString()).toBe(day))

  test.each([
    ['2026-11-10T10:00:00+01:00', '2027-01-18T07:00:00.000Z', 2026],
    ['2027-01-18T07:59:59.999+01:00', '2027-01-18T07:00:00.000Z', 2026],
    ['2027-01-18T08:00:00+01:00', '2028-01-17T07:00:00.000Z', 2027],
    ['2026-12-31T23:30:00Z', '2027-01-18T07:00:00.000Z', 2026],
  ])('after %s is next at %s', (moment, next, taxYear) => {
    const event = certificatesEvent(at(moment))
    expect([toIsoString(event.at), event.id]).toEqual([next, `yearly-certificates:${taxYear}`])
  })
})

/** A gift at the end of a year, shown in the next year. */
const gift = (settledOn: string, amount: number, variableSymbol = '10000001') =>
  aGift({
    paymentId: `gift_${settledOn}`,
    amount,
    variableSymbol,
    settledOn,
    visibleFrom: Temporal.PlainDate.from(settledOn).add({ days: 4 }).toString(),
    distributionOn: '2027-02-01',
  })
const ledger = (...gifts: Payment[]) => Object.fromEntries(gifts.map((each) => [each.paymentId, each]))
const GIFTS = ledger(gift('2025-12-31', 7), gift('2026-01-01', 300), gift('2026-12-31', 500), gift('2027-01-04', 9))

const firma: Partial<Donor> = {
  personId: 'p-10000002',
  login: '10000002',
  taxData: { personKind: 'legal', name: 'Pekárna U Mostu s.r.o.', birthDate: null },
}
const world = (donors: readonly Donor[], payments: PlainState['payments'] = { '10000001': GIFTS }) =>
  aWorld([...donors], { payments })
const issued = (state: WorldState) => {
  const event = certificatesEvent(at('2026-11-10T10:00:00+01:00'))
  const outcome = event.apply?.(state, { now: event.at, random: fixedRandom(), worldId: 'w' })
  return { state: after(state, outcome?.changes ?? []), changes: outcome?.changes }
}
const documentsOf = (state: WorldState, personId = 'p-10000001') => {
  const person = state.people.get(personId)
  return person?.kind === 'donor' ? person.documents : []
}

describe('on the day of issue', () => {
  test('a name that a certificate cannot show gets none and a letter that says why, and it is issued once the tax data have another name (rule 6.19)', () => {
    const taxData = { personKind: 'natural', name: '王小明', birthDate: '1984-06-18' } as const
    const { state } = issued(
      world([aDonor({ taxData })], { '10000001': { ...GIFTS, ...ledger(gift('2024-02-02', 90)) } }),
    )
    expect(documentsOf(state)).toEqual([])
    expect(state.messages).toMatchObject([{ to: 'jana@example.com', link: '/muj-ucet/danove' }])
    expect(state.messages[0]?.text).toMatch(/rok 2026 zatím nemůžeme vystavit/)
    const donor = state.people.get('p-10000001') as Donor
    const given = { subject: 'natural-person', name: 'Wang Xiaoming', birthDate: '1984-06-18' } as const
    const { changes } = saveTaxData(state, donor, given, {
      now: at('2027-02-01T12:00:00+01:00'),
      random: fixedRandom(),
    })
    const saved = after(state, changes)
    const issuedTo = expect.objectContaining({ name: 'Wang Xiaoming' })
    expect(documentsOf(saved)).toMatchObject([
      { taxYear: 2024, amount: 90, issuedTo },
      { taxYear: 2025, amount: 7, issuedTo },
      { taxYear: 2026, amount: 800, issuedTo },
    ])
    expect(issued(saved).changes).toEqual([])
  })

  test('a donor who gave in the previous year gets a certificate of exactly that year, with the current tax data', () => {
    const { state } = issued(world([aDonor()]))
    expect(documentsOf(state)).toEqual([
      {
        id: expect.stringMatching(/^doc-/),
        type: 'tax-certificate',
        createdAt: at('2027-01-18T08:00:00+01:00'),
        taxYear: 2026,
        amount: 800,
        issuedTo: expect.objectContaining({ name: 'Jana Nováková', personKind: 'natural' }),
        replacedBy: null,
      },
    ])
  })

  test('a donor with an e-mail gets a letter with the link, without a name and an amount', () => {
    const { state } = issued(world([aDonor()]))
    expect(state.messages).toHaveLength(1)
    const [letter] = state.messages
    expect(letter).toMatchObject({ to: 'jana@example.com', channel: 'email', link: '/muj-ucet/dokumenty' })
    expect(letter?.text).toContain('/muj-ucet/dokumenty')
    expect(`${letter?.subject}${letter?.text}`).toContain('2026')
    expect(`${letter?.subject}${letter?.text}`).not.toMatch(/Jana|Nováková|800/)
  })

  test('a donor without an e-mail still gets the certificate', () => {
    const donor = aDonor({ profile: { ...aDonor().profile, email: null } })
    const { state } = issued(world([donor]))
    expect([documentsOf(state).length, state.messages.length]).toEqual([1, 0])
  })

  test('a legal entity gets its own certificate of its own gifts', () => {
    const base = aDonor(firma)
    const company = {
      ...base,
      profile: { ...base.profile, registrationNumber: '12345679', email: 'firma@example.com' },
    }
    const payments = { '10000001': GIFTS, '10000002': ledger(gift('2026-05-05', 5_000, '10000002')) }
    const { state } = issued(world([aDonor(), company], payments))
    expect(documentsOf(state, 'p-10000002')).toMatchObject([
      { amount: 5_000, issuedTo: { personKind: 'legal', registrationNumber: '12345679' } },
    ])
    expect(state.messages.map(({ to }) => to)).toEqual(['jana@example.com', 'firma@example.com'])
  })

  test.each<[string, Donor, PlainState['payments']]>([
    ['who gave nothing that year', aDonor(), { '10000001': ledger(gift('2025-05-05', 500)) }],
    ['whose gift was anonymous', aDonor(), { '11111111': ledger(gift('2026-05-05', 500, '11111111')) }],
    ['who must still confirm the processing of data', aDonor({ scope: 'oou' }), { '10000001': GIFTS }],
    ['who may only rate', aDonor({ scope: 'emlid' }), { '10000001': GIFTS }],
  ])('a donor %s gets no certificate and no letter', (_who, donor, payments) => {
    expect(issued(world([donor], payments)).changes).toEqual([])
  })

  test('an existing certificate of the year stays the only one', () => {
    const once = issued(world([aDonor()])).state
    expect(issued(once).changes).toEqual([])
  })
})
