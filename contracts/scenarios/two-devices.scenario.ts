import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import type { ScenarioCaller } from './caller.ts'
import { data, recordOf } from './family-record.ts'
import { signInRecipient } from './recipient.ts'
import { openWorld } from './world.ts'

type Schemas = components['schemas']

const donorOf = async (donor: ScenarioCaller) => {
  const { response } = await donor.get('/userProfile')
  return (response as { profile: { donor: Schemas['DonorData'] } }).profile.donor
}
/** The profile as a page opens it. */
const opened = async (donor: ScenarioCaller): Promise<Schemas['DonorProfileValues']> => {
  const {
    angelNumber: _number,
    publicListing: _listing,
    taxData: _tax,
    personalDataConsentOn: _date,
    ...values
  } = await donorOf(donor)
  return values
}

describe('a donor with a page open on two devices', () => {
  test('withdraws consents on one; a phone number saved on the other grants none of them again', async () => {
    await using world = await openWorld({ frozen: true })
    const [laptop, mobile] = [await world.signIn('10000001'), await world.signIn('10000001')]
    const basedOn = await opened(mobile)
    expect(basedOn.consents).toMatchObject({ nameInPublicList: true, recipientMayGetEmail: true })
    const consents = { ...basedOn.consents, nameInPublicList: false, recipientMayGetEmail: false }
    expect(await laptop.post('/donorProfile', { ...basedOn, consents, basedOn })).toMatchObject({ error_code: 200 })
    const { publicListing } = await donorOf(laptop)
    expect(publicListing).toEqual({ isListed: true, changeDueAt: '2026-11-11T02:00:00.000Z' })

    const phone = '+420601000199'
    expect(await mobile.post('/donorProfile', { ...basedOn, phone, basedOn })).toMatchObject({ error_code: 200 })
    expect(await donorOf(mobile)).toMatchObject({ phone, consents, publicListing })
  })
})

describe('a family with a page open on two devices', () => {
  test('changes its account number on one; a life story saved on the other keeps it, without another letter', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const account = { number: '1000000005', bankCode: '0100' }
    const { LifeStory } = await recordOf(petra)
    const basedOn = { ...data, lifeStory: LifeStory }
    await petra.post('/recipientData', { ...basedOn, account, basedOn })
    await petra.post('/recipientData', { ...basedOn, lifeStory: 'Nový příběh', basedOn })
    expect(await recordOf(petra)).toMatchObject({ Account: { Number: '1000000005' }, LifeStory: 'Nový příběh' })
    expect(await world.messages({ channel: 'email', to: 'svobodovi@example.com' })).toHaveLength(1)
  })

  test('is refused when both changed the account number, and sends the chosen one with what is stored', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const account = { number: '1000000005', bankCode: '0100' }
    const other = { number: '19', bankCode: '0100' }
    await petra.post('/recipientData', { ...data, account, basedOn: data })
    const wanted = { ...data, account: other, householdMembers: 5 }
    const refused = await petra.post('/recipientData', { ...wanted, basedOn: data })
    expect(refused).toMatchObject({
      status: 200,
      error_code: 409,
      error: 'changed-elsewhere',
      fields: { account: 'changed-elsewhere' },
      current: { account, householdMembers: 4 },
    })
    expect(await recordOf(petra)).toMatchObject({ Account: { Number: '1000000005' }, HouseholdMembers: 4 })

    const { current } = refused
    expect(await petra.post('/recipientData', { ...wanted, basedOn: current })).toMatchObject({ error_code: 200 })
    expect(await recordOf(petra)).toMatchObject({ Account: { Number: '19' }, HouseholdMembers: 5 })
  })
})
