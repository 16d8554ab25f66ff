import { readdirSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Payment } from '../domain/state/payment.ts'
import type { Recipient } from '../domain/state/recipient.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { familiesOf } from '../resources/family/families-of-donor.rules.ts'
import { defaultScenario } from './default/default-scenario.ts'
import { scenarios } from './scenarios.ts'

const { state } = defaultScenario
const recipientsOf = ({ people }: WorldState) =>
  people.values().filter((person): person is Recipient => person.kind === 'recipient')
const recipients = recipientsOf(state)
const giftsOf = ({ payments }: WorldState) => payments.values().flatMap((ledger) => Object.values(ledger))
const sumOf = ({ shares }: Payment) => shares.reduce((sum, { amount }) => sum + amount, 0)

describe.each(scenarios)('past gifts in $name', ({ state: world }) => {
  test('are distributed to families in full, and waiting ones are not distributed', () =>
    expect(giftsOf(world).filter((gift) => sumOf(gift) !== (gift.redistributed ? gift.amount : 0))).toEqual([]))

  test('went to families that were paid that month, as far as contributions are stored', () => {
    const families = new Map(recipientsOf(world).map((family) => [family.personId, family]))
    const paidIn = (personId: string, month: string) =>
      families.get(personId)?.contributions.some((each) => each.month === month)
    const known = giftsOf(world).filter(({ distributionOn }) => distributionOn >= '2025-12')
    const wrong = known.filter(({ shares, distributionOn }) =>
      shares.some(({ recipientId }) => !paidIn(recipientId, distributionOn.slice(0, 7))),
    )
    expect(wrong).toEqual([])
  })

  test('went to no family before the patient was born', () => {
    const born = new Map(
      recipientsOf(world).map(({ personId, patient }) => [personId, [patient.birthYear, patient.birthMonth] as const]),
    )
    const early = giftsOf(world).flatMap(({ shares, distributionOn }) =>
      shares.filter(({ recipientId }) => {
        const [year = 0, month = 0] = born.get(recipientId) ?? []
        return distributionOn < `${year}-${String(month).padStart(2, '0')}`
      }),
    )
    expect(early).toEqual([])
  })

  test('that were reassigned to another family have a reason and a day after their distribution', () => {
    for (const { reassigned, shares, distributionOn } of giftsOf(world)) {
      if (!reassigned) continue
      expect(reassigned.reason).not.toBe('')
      expect(reassigned.on > distributionOn).toBe(true)
      expect(shares.map(({ recipientId }) => recipientId)).not.toContain(reassigned.from)
    }
  })
})

describe('families of the default scenario', () => {
  test('have unique ids that reveal nothing about them', () => {
    const ids = recipients.map(({ familyId }) => familyId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { familyId, login } of recipients) {
      expect(familyId).toMatch(/^fam-[a-z0-9]{4}$/)
      expect(familyId).not.toContain(login.slice(-3))
    }
  })

  test.each(recipients)('$login has a life story of 80 to 200 words', ({ lifeStory, patient, carer }) => {
    const words = lifeStory.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(80)
    expect(words).toBeLessThanOrEqual(200)
    expect(lifeStory).not.toMatch(new RegExp(`${patient.lastName}|${carer.lastName}`))
    expect(lifeStory).not.toMatch(/!|(?<![\p{L}\p{N}])[ksvzouai][ \n]/iu)
  })

  test('have pictures of 30 kB at most that exist, and every picture is used', () => {
    const folder = new URL('pictures/', import.meta.url)
    const paths = recipients.flatMap(({ photos }) => photos.map(({ path }) => path))
    expect(readdirSync(folder)).toEqual(paths.toSorted())
    for (const name of readdirSync(folder)) expect(statSync(new URL(name, folder)).size).toBeLessThanOrEqual(30 * 1024)
  })

  test('have photos: one three, some one or two, some none', () =>
    expect(new Set(recipients.map(({ photos }) => photos.length))).toEqual(new Set([0, 1, 2, 3])))
})

test.each([
  ['10000001', ['Tomáš', 'Sofie', 'Ema']],
  ['10000002', ['Sofie', 'Ema', 'Filip']],
  ['10000003', ['Ema', 'Filip', 'Vojtěch']],
  ['10000004', []],
  ['10000009', ['Adéla']],
])('%s currently helps %j', (angelNumber, names) =>
  expect(
    familiesOf(state, angelNumber, '2026-11-10')
      .filter(({ isCurrent }) => isCurrent)
      .map(({ recipient }) => recipient.patient.firstName),
  ).toEqual(names),
)
