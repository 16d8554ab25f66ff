import { describe, expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { contacts, data, recordOf } from './family-record.ts'
import { signInRecipient } from './recipient.ts'
import { openWorld } from './world.ts'

const UNTIL = '2026-12-02T05:00:00.000Z'
const locked = (lockedUntil: string) => ({ status: 200, error_code: 423, error: 'editing-locked', lockedUntil })
const someone = { name: 'Marie Svobodová', relation: 'grandparent', gender: 'F', birthMonth: 2, birthYear: 1957 }

/** Every write of a family except the upload of a file. */
const writes: [what: string, write: (family: Caller) => Promise<object>][] = [
  ['data', (family) => family.post('/recipientData', data)],
  ['contacts', (family) => family.post('/recipientContacts', contacts)],
  ['a new member', (family) => family.post('/familyMembers', someone)],
  ['a member', (family) => family.post('/familyMembers/member-2', someone)],
  ['a removal of a member', (family) => family.post('/familyMembers/member-2/removal', { reason: 'Bydlí jinde.' })],
  [
    'a photo',
    (family) => family.post('/recipientPhotos/pho-train', { takenMonth: 8, takenYear: 2026, description: 'Výlet' }),
  ],
  ['the primary photo', (family) => family.post('/recipientPhotos/pho-train/primary', null)],
  ['a removal of a photo', (family) => family.post('/recipientPhotos/pho-train/removal', { reason: 'Omylem.' })],
  ['a document taken back', (family) => family.delete('/recipientDocuments/handed-request-2026-03-18')],
]

describe('around the payout of 1 December', () => {
  test('the last save is at 17:59:59 on Friday 27 November; from 18:00 a save is refused with the end of the lock', async () => {
    await using world = await openWorld({ scenario: 'payout-week', frozen: true })
    const petra = await signInRecipient(world)
    await world.advance('PT4M59S')
    expect(await petra.post('/recipientData', { ...data, householdMembers: 5 })).toMatchObject({ error_code: 200 })
    await world.advance('PT1S')
    expect(await petra.post('/recipientData', { ...data, householdMembers: 6 })).toMatchObject(locked(UNTIL))
    expect((await recordOf(petra)).HouseholdMembers).toBe(5)
  })

  test('the same input is saved from 6:00 on the day after the payout, and not a second earlier', async () => {
    await using world = await openWorld({ scenario: 'payout-week', frozen: true })
    await world.advance('P4DT12H4M59S')
    const petra = await signInRecipient(world)
    expect(await petra.post('/recipientData', data)).toMatchObject(locked(UNTIL))
    await world.advance('PT1S')
    expect(await petra.post('/recipientData', data)).toMatchObject({ error_code: 200 })
  })

  test.each(writes)('%s is refused', async (_what, write) => {
    await using world = await openWorld({ scenario: 'payout-week', frozen: true })
    await world.advance('PT5M')
    expect(await write(await signInRecipient(world))).toMatchObject(locked(UNTIL))
  })

  test.each(['recipientPhotos', 'recipientDocuments', 'contributions', 'helpOffers', 'contactViews'])(
    'the family reads its %s',
    async (path) => {
      await using world = await openWorld({ scenario: 'payout-week', frozen: true })
      await world.advance('PT5M')
      expect(await (await signInRecipient(world)).get(`/${path}`)).toMatchObject({ error_code: 200 })
    },
  )

  test('the record has the start of the warning and the start and end of the lock', async () => {
    await using world = await openWorld({ scenario: 'payout-week', frozen: true })
    expect((await recordOf(await signInRecipient(world))).EditingLock).toEqual({
      WarningFrom: '2026-11-25T23:00:00.000Z',
      LockedFrom: '2026-11-27T17:00:00.000Z',
      LockedUntil: UNTIL,
    })
  })
})

test('2000010 is locked on any day, 2000011 is not locked yet', async () => {
  await using world = await openWorld({ frozen: true })
  const ivana = await signInRecipient(world, { personalNumber: '2000010', birthDate: '1980-01-10' })
  expect(await ivana.post('/recipientData', data)).toMatchObject(locked('2026-11-11T05:00:00.000Z'))
  const roman = await signInRecipient(world, { personalNumber: '2000011', birthDate: '1981-02-11' })
  expect(await roman.post('/recipientData', data)).toMatchObject({ error_code: 200 })
})

test('a session can be prolonged while editing is locked', async () => {
  await using world = await openWorld({ scenario: 'payout-week', frozen: true })
  await world.advance('PT5M')
  expect(await (await signInRecipient(world)).post('/session/prolongation', null)).toMatchObject({ error_code: 200 })
})
