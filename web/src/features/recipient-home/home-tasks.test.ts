import { expect, test } from 'vitest'
import type { DocumentOfType, FullUser, RecipientData } from '#web/shared/api/wire.ts'
import { recipientRecord } from '#web/testing/recipient-record.ts'
import { homeTasks } from './home-tasks.ts'

type User = Parameters<typeof homeTasks>[0]
type Member = RecipientData['FamilyMembers'][number]

const image: FullUser['Images'][number] = { Id: 'photo', IsPrimary: true }
const user = (traits: Partial<User> = {}): User => ({
  RecipientStatusOfRequest: { Id: 6 },
  RecipientRequestStatus: { Id: 0 },
  RecipientStatus: { Id: 1 },
  Images: [image],
  ...traits,
})
const record = (traits: Partial<RecipientData> = {}): RecipientData => ({
  ...recipientRecord,
  LifeStory: 'Jsme čtyři.',
  ...traits,
})
const member = (traits: Partial<Member> = {}): Member => ({
  Id: 'member-2',
  Name: 'Jiří',
  Relation: 'parent',
  Gender: 'M',
  IsMainContact: false,
  IsMissingData: true,
  ...traits,
})
const missing = [
  { Type: 'income-confirmation', Label: 'Potvrzení o příjmu', Due: '2026-12-15' },
  { Type: 'medical-report', Label: 'Lékařská zpráva', Due: '2026-11-30' },
]
const kinds = (of: ReturnType<typeof homeTasks>) => [
  of.now.map(({ kind }) => kind),
  of.sometime.map(({ kind }) => kind),
]

test('a family with complete data has no tasks', () => {
  expect(homeTasks(user(), record())).toEqual({ now: [], sometime: [] })
})

test('missing documents and an open renewal are sorted by their deadlines', () => {
  const open = user({ RecipientStatusOfRequest: { Id: 9 }, RecipientRequestStatus: { Id: 1 } })
  const { now } = homeTasks(open, record({ MissingDocuments: missing, RenewalDate: '2026-12-01' }))
  expect(now.map((task) => ('due' in task ? task.due : ''))).toEqual(['2026-11-30', '2026-12-01', '2026-12-15'])
})

test.each([true, false])('a renewal says whether this device has a draft of it: %s', (isRenewalBegun) => {
  const open = user({ RecipientStatusOfRequest: { Id: 8 }, RecipientRequestStatus: { Id: 1 } })
  expect(homeTasks(open, record(), { isRenewalBegun }).now).toMatchObject([
    { kind: 'renewal', isBegun: isRenewalBegun },
  ])
})

test.each<[string, Partial<User>]>([
  ['that was sent', { RecipientStatusOfRequest: { Id: 7 }, RecipientRequestStatus: { Id: 2 } }],
  ['that is not open', { RecipientStatusOfRequest: { Id: 8 }, RecipientRequestStatus: { Id: 0 } }],
])('a renewal %s is no task', (_, traits) => {
  expect(homeTasks(user(traits), record()).now).toEqual([])
})

test("an account and members' data are required; members are counted, never named, and a member being removed is left out", () => {
  const leaving = member({
    Id: 'member-3',
    Removal: { RequestedAt: '2026-11-01T08:00:00.000Z', Reason: 'Odstěhoval se.' },
  })
  const tasks = homeTasks(user(), record({ Account: null, FamilyMembers: [member(), leaving] }))
  expect(tasks.now).toEqual([{ kind: 'account' }, { kind: 'members', count: 1 }])
})

test('a story and a photo are welcome, but never required', () => {
  expect(kinds(homeTasks(user({ Images: [] }), record({ LifeStory: ' ' })))).toEqual([[], ['story', 'photo']])
})

test.each<[string, Partial<User>]>([
  ['discarded', { RecipientStatusOfRequest: { Id: 3 } }],
  ['ended', { RecipientStatus: { Id: 3 } }],
])('a family whose help was %s has no tasks', (_, traits) => {
  expect(homeTasks(user({ ...traits, Images: [] }), record({ MissingDocuments: missing, Account: null }))).toEqual({
    now: [],
    sometime: [],
  })
})

test('an expired or expiring document comes after those requested by a date', () => {
  const report: DocumentOfType = {
    type: 'medical-report',
    label: 'Lékařská zpráva',
    state: 'expired',
    due: null,
    expiresOn: '2026-11-04',
    files: [],
  }
  const { now } = homeTasks(user(), record({ MissingDocuments: missing.slice(0, 1) }), { documents: [report] })
  expect(now.slice(1)).toEqual([
    { kind: 'paper', type: 'medical-report', label: 'Lékařská zpráva', ended: true, until: '2026-11-04' },
  ])
})
