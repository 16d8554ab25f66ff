import { describe, expect, test } from 'vitest'
import type { Recipient } from '../../domain/state/recipient.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import { after } from '../../testing/apply.ts'
import { aDocument } from '../../testing/documents.ts'
import { aRecipient, at, aWorld, fixedRandom, NOW } from '../../testing/people.ts'
import { documentAcceptanceEvents } from './document-acceptance.rules.ts'
import { missingDocumentsOf } from './documents-by-type.rules.ts'
import { handOver, MAX_DOCUMENTS, type OfferedDocument, takeBack } from './hand-over.rules.ts'

const report: OfferedDocument = {
  type: 'medical-report',
  name: 'zpráva.pdf',
  size: 1_000,
  mediaType: 'application/pdf',
  issuedOn: '2026-11-02',
}
const hand = (given: Partial<OfferedDocument> = {}, family = aRecipient(), now = NOW) =>
  handOver(family, { ...report, ...given }, { now, random: fixedRandom() })
const familyAfter = ({ changes }: ReturnType<typeof hand>, before = aRecipient()): Recipient =>
  after(aWorld([before]), changes).people.get(before.personId) as Recipient

test('a document is added after the others and waits for the foundation', () => {
  const before = aRecipient({ handedDocuments: [aDocument('request', '2026-03-01')] })
  const { handedDocuments } = familyAfter(hand({}, before), before)
  expect(handedDocuments).toEqual([
    ...before.handedDocuments,
    { ...report, id: expect.stringMatching(/^handed-/), uploadedAt: NOW, acceptedAt: null, fromRenewal: false },
  ])
})

test('a requested document is not missing once it is handed over', () => {
  const requested = { type: 'medical-report', label: 'Zpráva', askedOn: '2026-11-10', dueOn: '2026-11-30' } as const
  const before = aRecipient({ askedDocuments: [requested] })
  expect(missingDocumentsOf(before)).toEqual([requested])
  expect(missingDocumentsOf(familyAfter(hand({}, before), before))).toEqual([])
})

describe('a document is refused', () => {
  test.each<[string, Partial<OfferedDocument>, string]>([
    ['a medical report without its day', { issuedOn: null }, 'issue-day-required'],
    ['a study confirmation without its day', { type: 'study-confirmation', issuedOn: null }, 'issue-day-required'],
    ['a report issued tomorrow', { issuedOn: '2026-11-11' }, 'issue-day-future'],
    ['any document issued tomorrow', { type: 'other', issuedOn: '2026-11-11' }, 'issue-day-future'],
    ['a report a day over six months old', { issuedOn: '2026-05-09' }, 'issue-day-too-old'],
  ])('%s', (_, given, kind) => expect(hand(given)).toMatchObject({ result: { kind }, changes: [] }))

  test.each<[string, Partial<OfferedDocument>]>([
    ['a report issued today', { issuedOn: '2026-11-10' }],
    ['a report issued six months ago', { issuedOn: '2026-05-10' }],
    ['an old study confirmation', { type: 'study-confirmation', issuedOn: '2025-09-01' }],
    ['any other document without a day', { type: 'income-confirmation', issuedOn: null }],
    ['an old document of another type', { type: 'other', issuedOn: '2010-01-01' }],
  ])('but not %s', (_, given) => expect(hand(given).result.kind).toBe('handed-over'))

  test('if it is issued tomorrow by the day of Prague, which begins an hour before UTC', () => {
    const midnight = at('2026-11-11T00:00:00+01:00')
    expect(hand({ issuedOn: '2026-11-11' }, aRecipient(), midnight).result.kind).toBe('handed-over')
    expect(hand({ issuedOn: '2026-11-11' }, aRecipient(), midnight - 1).result.kind).toBe('issue-day-future')
  })

  test.each([
    [MAX_DOCUMENTS - 1, 'handed-over'],
    [MAX_DOCUMENTS, 'full'],
  ])('after %i others: %s', (count, kind) => {
    const handedDocuments = Array.from({ length: count }, (_, n) => aDocument('other', '2026-01-01', { id: `d${n}` }))
    expect(hand({}, aRecipient({ handedDocuments })).result.kind).toBe(kind)
  })
})

describe('a document is removed', () => {
  const waiting = aDocument('request', '2026-11-09', { id: 'waiting', acceptedAt: null })
  const accepted = aDocument('request', '2026-03-01', { id: 'accepted' })
  const family = aRecipient({ handedDocuments: [accepted, waiting] })

  test('until the foundation has accepted it', () => {
    const { result } = takeBack(family, 'waiting')
    expect(result).toMatchObject({ kind: 'handed-over', recipient: { handedDocuments: [accepted] } })
  })

  test.each([
    ['accepted', 'accepted'],
    ['another', 'not-found'],
    ['__proto__', 'not-found'],
    ['', 'not-found'],
  ])('but not %o: %s', (id, kind) => expect(takeBack(family, id)).toMatchObject({ result: { kind }, changes: [] }))
})

describe('the foundation accepts a document', () => {
  test.each([
    ['on a Monday', '2026-11-09T16:40:00+01:00', '2026-11-10T11:00:00.000Z'],
    ['at night', '2026-11-10T00:00:00+01:00', '2026-11-11T11:00:00.000Z'],
    ['on a Friday', '2026-11-13T08:00:00+01:00', '2026-11-16T11:00:00.000Z'],
    ['before a public holiday', '2026-11-16T08:00:00+01:00', '2026-11-18T11:00:00.000Z'],
    ['in summer', '2026-07-01T08:00:00+02:00', '2026-07-02T10:00:00.000Z'],
  ])('handed over %s (%s) at %s', (_, uploaded, want) => {
    const handed = aDocument('request', '2026-11-09', { uploadedAt: at(uploaded), acceptedAt: null })
    const recipient = aRecipient({ handedDocuments: [aDocument('other', '2026-01-01'), handed] })
    const world = aWorld([recipient])
    const [event, ...others] = documentAcceptanceEvents(recipient)
    expect(others).toEqual([])
    expect(event).toMatchObject({ subject: 'p-2000001', summary: 'The foundation accepts a document of p-2000001.' })
    expect(toIsoString(event?.at ?? 0)).toBe(want)
    const { changes = [] } = event?.apply?.(world, { now: event.at, random: fixedRandom(), worldId: 'w' }) ?? {}
    expect(after(world, changes).people.get('p-2000001')).toMatchObject({
      handedDocuments: [{}, { ...handed, acceptedAt: event?.at }],
    })
  })
})
