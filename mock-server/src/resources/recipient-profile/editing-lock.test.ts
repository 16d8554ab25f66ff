import { afterAll, describe, expect, test } from 'vitest'
import { signedInFamily } from '../../testing/family.ts'
import { CONTACTS, DATA, REASON, SISTER, saving } from '../../testing/family-inputs.ts'
import { keyed } from '../../testing/person.ts'
import { FINANCIAL } from '../../testing/renewal-requests.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

type Family = Awaited<ReturnType<typeof signedInFamily>>
const photo = { takenMonth: 5, takenYear: 2026, description: 'U vody' }
const writes: [operation: string, call: (family: Family) => Promise<{ error_code: number }>][] = [
  ['saveRecipientData', (family) => family.post('recipientData', saving(DATA, { householdMembers: 5 }))],
  ['saveRecipientContacts', (family) => family.post('recipientContacts', saving(CONTACTS, { phone: '+420602000299' }))],
  ['addFamilyMember', (family) => family.post('familyMembers', SISTER)],
  ['saveFamilyMember', (family) => family.post('familyMembers/member-2', saving(SISTER, { gender: 'M' }))],
  ['requestMemberRemoval', (family) => family.post('familyMembers/member-2/removal', REASON)],
  ['saveRecipientPhoto', (family) => family.post('recipientPhotos/pho-train', saving(photo, { takenYear: 2025 }))],
  ['choosePrimaryPhoto', (family) => family.post('recipientPhotos/pho-train/primary')],
  ['requestPhotoRemoval', (family) => family.post('recipientPhotos/pho-train/removal', REASON)],
  ['removeRecipientDocument', (family) => family.delete('recipientDocuments/none')],
  ['submitRenewal', (family) => family.post('renewal', FINANCIAL)],
  ['removeRenewalFile', (family) => family.delete('renewal/files/none')],
]
const LOCKED = { status: 200, error_code: 423, error: 'editing-locked' }

describe.each(writes)('%s', (_, write) => {
  test('is refused from 18:00 two working days before the payout until 6:00 of the day after it', async () => {
    const starting = await signedInFamily(app, undefined, { now: '2026-11-27T17:59:59.999+01:00' })
    const [before] = [await write(starting)]
    expect(before.error_code).not.toBe(423)
    const until = { lockedUntil: '2026-12-02T05:00:00.000Z' }
    await starting.advance('PT0.001S')
    expect(await write(starting)).toMatchObject({ ...LOCKED, ...until })
    await starting.advance('PT0.001S')
    expect(await write(starting)).toMatchObject({ ...LOCKED, ...until })

    const ending = await signedInFamily(app, undefined, { now: '2026-12-02T05:59:59.999+01:00' })
    expect(await write(ending)).toMatchObject({ ...LOCKED, ...until })
    await ending.advance('PT0.001S')
    expect((await write(ending)).error_code).not.toBe(423)
    await ending.advance('PT0.001S')
    expect((await write(ending)).error_code).not.toBe(423)
  })

  test('is refused to the family whose lock slides with the clock, on any day', async () => {
    for (const now of ['2026-11-10T10:00:00+01:00', '2027-06-14T23:59:59.999+02:00']) {
      const family = await signedInFamily(app, { personalNumber: '2000010', birthDate: '1980-01-10' }, { now })
      expect(await write(family)).toMatchObject(LOCKED)
    }
  })
})

test('a locked account can be read, and nothing of it changes', async () => {
  const family = await signedInFamily(app, { personalNumber: '2000010', birthDate: '1980-01-10' })
  const before = await family.record()
  for (const [, write] of writes) await write(family)
  expect(await family.record()).toEqual(before)
  for (const path of ['recipientPhotos', 'recipientDocuments', 'contributions', 'helpOffers', 'contactViews'])
    expect((await family.get(path)).error_code).toBe(200)
})

test('the record of a family has the start of the warning and both ends of the lock', async () => {
  const family = await signedInFamily(app, undefined, { now: '2026-11-27T17:59:59.999+01:00' })
  expect((await family.record()).EditingLock).toEqual({
    WarningAt: '2026-11-25T23:00:00.000Z',
    LockedAt: '2026-11-27T17:00:00.000Z',
    LockedUntil: '2026-12-02T05:00:00.000Z',
  })
})

test('a save repeated under its key gets the first answer again, even after a lock has started', async () => {
  const family = await signedInFamily(app, undefined, { now: '2026-11-27T17:59:59.999+01:00' })
  const { LifeStory: opened } = await family.record()
  const save = (lifeStory: string, key: string) =>
    family.post('recipientData', saving({ ...DATA, lifeStory: opened }, { lifeStory }), keyed(key))
  const first = await save('Náš příběh', 'one-intent-1')
  await family.advance('PT1M')
  expect((await save('Náš příběh', 'one-intent-1')).body).toBe(first.body)
  expect(await save('Jiný příběh', 'one-intent-2')).toMatchObject(LOCKED)
  expect((await family.record()).LifeStory).toBe('Náš příběh')
})

test('a save refused by a lock is refused under its key for good: a retry needs a new key', async () => {
  const family = await signedInFamily(app, undefined, { now: '2026-12-02T05:59:59.999+01:00' })
  expect(await family.post('recipientData', saving(DATA, {}), keyed('one-intent-1'))).toMatchObject(LOCKED)
  await family.advance('PT1S')
  expect(await family.post('recipientData', saving(DATA, {}), keyed('one-intent-1'))).toMatchObject(LOCKED)
  expect((await family.post('recipientData', saving(DATA, {}), keyed('one-intent-2'))).error_code).toBe(200)
})
