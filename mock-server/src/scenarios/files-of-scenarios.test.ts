import { describe, expect, test } from 'vitest'
import type { Recipient } from '../domain/state/recipient.ts'
import { dayOf } from '../domain/time/instant.ts'
import { acceptanceAt } from '../resources/recipient-document/document-acceptance.rules.ts'
import { documentsByType, missingDocumentsOf } from '../resources/recipient-document/documents-by-type.rules.ts'
import { handOver } from '../resources/recipient-document/hand-over.rules.ts'
import { defaultScenario } from './default/default-scenario.ts'
import { scenarios } from './scenarios.ts'
import { countingRandom } from './states/counting-random.ts'

const NOW = Temporal.Instant.from(defaultScenario.now).epochMilliseconds
const families = defaultScenario.state.people
  .values()
  .filter((person): person is Recipient => person.kind === 'recipient')
const familyOf = (login: string) => {
  const found = families.find((family) => family.login === login)
  if (!found) throw new Error(`${login} is no family of the default scenario`)
  return found
}
const statesOf = (login: string) =>
  documentsByType(familyOf(login), dayOf(NOW)).map(({ type, state }) => `${type} ${state}`)

describe.each(families.map((family) => [family.login, family] as const))('the family %s', (_, family) => {
  test('has submitted each document by the rules, before now and in order', () => {
    const { handedDocuments } = family
    expect(handedDocuments.length).toBeGreaterThan(0)
    let before: Recipient = { ...family, handedDocuments: [] }
    for (const { id: _id, uploadedAt: now, acceptedAt: _accepted, ...offered } of handedDocuments) {
      const { result } = handOver(before, offered, { now, random: countingRandom() })
      expect([offered.name, result.kind]).toEqual([offered.name, 'handed-over'])
      if (result.kind === 'handed-over') before = result.recipient
    }
    expect(handedDocuments).toEqual(handedDocuments.toSorted((a, b) => a.uploadedAt - b.uploadedAt))
    for (const { uploadedAt, acceptedAt } of handedDocuments) {
      expect(uploadedAt).toBeLessThan(NOW)
      if (acceptedAt !== null) expect(acceptedAt).toBeLessThan(NOW)
    }
    expect(new Set(handedDocuments.map(({ id }) => id)).size).toBe(handedDocuments.length)
  })

  test('has one primary photo, if any', () =>
    expect(family.photos.filter(({ isPrimary }) => isPrimary)).toHaveLength(family.photos.length > 0 ? 1 : 0))
})

test.each([
  ['2000001', ['medical-report valid', 'income-confirmation valid', 'request valid']],
  ['2000002', ['medical-report expired', 'income-confirmation valid', 'request valid']],
  ['2000003', ['income-confirmation received', 'medical-report valid', 'request valid']],
  ['2000004', ['medical-report missing', 'income-confirmation missing', 'request valid']],
  ['2000008', ['medical-report received', 'request received']],
  ['2000010', ['study-confirmation missing', 'medical-report expired', 'request expired']],
  ['2000011', ['medical-report expiring', 'request valid']],
])('%s has documents in the states %j', (login, want) => expect(statesOf(login)).toEqual(want))

test('2000004 sees the missing documents by name and day', () =>
  expect(missingDocumentsOf(familyOf('2000004')).map(({ label, dueOn }) => `${label} ${dueOn}`)).toEqual([
    'Lékařská zpráva ne starší než 6 měsíců 2026-11-30',
    'Potvrzení o příjmu druhého rodiče 2026-11-30',
  ]))

test.each(scenarios.map(({ name, state, now }) => [name, state, now] as const))(
  'in %s no document outside of a renewal has waited for the foundation for longer than a working day',
  (_, { people }, now) => {
    const handed = people.values().flatMap((person) => (person.kind === 'recipient' ? person.handedDocuments : []))
    const moment = Temporal.Instant.from(now).epochMilliseconds
    for (const { uploadedAt, acceptedAt } of handed.filter(({ fromRenewal }) => !fromRenewal))
      expect(acceptedAt !== null).toBe(acceptanceAt(uploadedAt) <= moment)
  },
)
