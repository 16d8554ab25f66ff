import { describe, expect, test } from 'vitest'
import type { Donor } from '../domain/state/donor.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { toIsoString } from '../domain/time/instant.ts'
import { issuedToNow } from '../resources/document/certificate.rules.ts'
import { certificatesAt } from '../resources/document/yearly-certificates.rules.ts'
import { paymentsOf } from '../resources/payment/ledger.rules.ts'
import { defaultScenario } from './default/default-scenario.ts'
import { scenarios } from './scenarios.ts'

const donorsOf = ({ people }: WorldState): readonly Donor[] =>
  people.values().filter((person) => person.kind === 'donor')
const yearsOf = (state: WorldState, { login, scope }: Donor, until: number): readonly number[] =>
  scope === 'donor'
    ? [...new Set(paymentsOf(state, login).map(({ settledOn }) => Number(settledOn.slice(0, 4))))]
        .filter((year) => certificatesAt(year + 1) <= until)
        .toSorted((a, b) => a - b)
    : []

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('in %s', (_name, { state, now }) => {
  const moment = Temporal.Instant.from(now).epochMilliseconds
  const donors = donorsOf(state)

  test('each donor has exactly one certificate for each past year with a gift', () => {
    for (const donor of donors) {
      const years = donor.documents.filter(({ type }) => type === 'tax-certificate').map(({ taxYear }) => taxYear)
      expect([donor.login, years]).toEqual([donor.login, yearsOf(state, donor, moment)])
    }
  })

  test('each certificate has the ledger’s sum, the account’s donor and its day', () => {
    for (const donor of donors)
      for (const { type, taxYear, amount, issuedTo, createdAt } of donor.documents) {
        if (type !== 'tax-certificate' || taxYear === null) continue
        const gifts = paymentsOf(state, donor.login).filter(({ settledOn }) => settledOn.startsWith(`${taxYear}-`))
        expect(amount).toBe(gifts.reduce((sum, gift) => sum + gift.amount, 0))
        expect([issuedTo, createdAt]).toEqual([issuedToNow(donor), certificatesAt(taxYear + 1)])
      }
  })

  test('no two documents share an id, and the newest is the last', () => {
    const ids = donors.flatMap(({ documents }) => documents.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { documents } of donors)
      expect(documents).toEqual(documents.toSorted((a, b) => a.createdAt - b.createdAt))
  })
})

const defaultDonor = (login: string) => donorsOf(defaultScenario.state).find((donor) => donor.login === login)

test('Jana has the certificates of 2024 and 2025, each of a third Monday of January', () =>
  expect(defaultDonor('10000001')?.documents.map(({ createdAt, amount }) => [toIsoString(createdAt), amount])).toEqual([
    ['2025-01-20T07:00:00.000Z', 5_000],
    ['2026-01-19T07:00:00.000Z', 6_000],
  ]))

test('the bakery has certificates of a legal entity, with its number', () => {
  const documents = defaultDonor('10000002')?.documents ?? []
  expect(documents.map(({ taxYear }) => taxYear)).toEqual([2023, 2024, 2025])
  for (const { issuedTo } of documents)
    expect(issuedTo).toMatchObject({ personKind: 'legal', registrationNumber: '12345679', birthDate: null })
})

test('10000007 has one document newer than the previous login: the confirmation of a gift', () => {
  const pavel = defaultDonor('10000007')
  const fresh = pavel?.documents.filter(
    ({ createdAt }) => createdAt > (pavel.previousLoginAt ?? Number.POSITIVE_INFINITY),
  )
  expect(fresh?.map(({ type }) => type)).toEqual(['gift-confirmation'])
})
