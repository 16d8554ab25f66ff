import { describe, expect, test } from 'vitest'
import { data, recordOf } from './family-record.ts'
import { signInRecipient } from './recipient.ts'
import { openWorld } from './world.ts'

const locked = { status: 200, error_code: 423, error: 'editing-locked', lockedUntil: '2026-12-02T05:00:00.000Z' }
describe('around the payout of 1 December', () => {
  test('the last save is at 17:59:59 on Friday 27 November; from 18:00 a save is refused with the end of the lock', async () => {
    await using world = await openWorld({ scenario: 'payout-week', frozen: true })
    const petra = await signInRecipient(world)
    await world.advance('PT4M59S')
    expect(await petra.post('/recipientData', { ...data, householdMembers: 5, basedOn: data })).toMatchObject({
      error_code: 200,
    })
    await world.advance('PT1S')
    expect(await petra.post('/recipientData', { ...data, householdMembers: 6, basedOn: data })).toMatchObject(locked)
    expect((await recordOf(petra)).HouseholdMembers).toBe(5)
  })

  test('the same input is saved from 6:00 on the day after the payout, and not a second earlier', async () => {
    await using world = await openWorld({ scenario: 'payout-week', frozen: true })
    await world.advance('P4DT12H4M59S')
    const petra = await signInRecipient(world)
    expect(await petra.post('/recipientData', { ...data, basedOn: data })).toMatchObject(locked)
    await world.advance('PT1S')
    expect(await petra.post('/recipientData', { ...data, basedOn: data })).toMatchObject({ error_code: 200 })
  })
})
