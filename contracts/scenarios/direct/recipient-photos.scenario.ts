import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import { readTarget } from '../../target.ts'
import type { Caller, ScenarioAnswer, ScenarioUpload } from '../caller.ts'
import { signInRecipient } from '../recipient.ts'
import { openWorld } from '../world.ts'
import { PIXEL } from './pixel.ts'

type Photos = components['schemas']['RecipientPhotos']['photos']
type Saved = components['schemas']['RecipientPhotosSaved']

const meta = { category: 'photo', takenMonth: 10, takenYear: 2026, description: 'Drak nad polem' }
const photo: ScenarioUpload = { meta: JSON.stringify(meta), name: 'drak.png', type: 'image/png', bytes: PIXEL }
const add = (family: Caller, file: ScenarioUpload = photo, key?: string) =>
  family.upload([file], { path: '/recipientPhotos', ...(key !== undefined && { key }) })
const savedIn = ({ response }: ScenarioAnswer) => response as Saved
const photosOf = async (family: Caller): Promise<Photos> =>
  ((await family.get('/recipientPhotos')).response as { photos: Photos }).photos
const statusOf = async (path: string | null | undefined) => (await fetch(`${readTarget().origin}${path}`)).status

describe('a photo of a family', () => {
  test('is added, gets a new description, becomes the primary photo and the avatar', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const before = await photosOf(petra)
    const added = savedIn(await add(petra)).photos.find(({ photoId }) => before.every((one) => one.photoId !== photoId))
    expect(added).toMatchObject({ takenMonth: 10, takenYear: 2026, description: 'Drak nad polem', isPrimary: false })
    expect(await statusOf(added?.path)).toBe(200)

    const changed = { takenMonth: 9, takenYear: 2026, description: 'Drak nad strništěm' }
    const { photos } = savedIn(await petra.post(`/recipientPhotos/${added?.photoId}`, changed))
    expect(photos.find(({ photoId }) => photoId === added?.photoId)).toMatchObject(changed)

    const { saved } = savedIn(await petra.post(`/recipientPhotos/${added?.photoId}/primary`, null))
    expect(saved.profile.avatar).toBe(added?.path)
    expect((await photosOf(petra)).filter(({ isPrimary }) => isPrimary)).toMatchObject([{ photoId: added?.photoId }])
  })

  test('stays with its state until the foundation gets to its removal on the second working day', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const removed = savedIn(
      await petra.post('/recipientPhotos/pho-train/removal', { reason: 'Nahráli jsme ji omylem.' }),
    )
    const train = removed.photos.find(({ photoId }) => photoId === 'pho-train')
    expect(train?.removal).toEqual({ requestedAt: '2026-11-10T09:00:00.000Z', reason: 'Nahráli jsme ji omylem.' })

    await world.advance('P1DT23H59M59S')
    expect(await photosOf(await signInRecipient(world))).toContainEqual({ ...train, path: expect.any(String) })
    await world.advance('PT1S')
    const left = await photosOf(await signInRecipient(world))
    expect(left.map(({ photoId }) => photoId)).not.toContain('pho-train')
    expect(left.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
  })

  test('with a pending removal cannot be changed, chosen, nor removed again', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const reason = { reason: 'Nahráli jsme ji omylem.' }
    await petra.post('/recipientPhotos/pho-train/removal', reason)
    const waits = { error_code: 409, error: 'removal-requested' }
    const { category: _, ...metadata } = meta
    expect(await petra.post('/recipientPhotos/pho-train', metadata)).toMatchObject(waits)
    expect(await petra.post('/recipientPhotos/pho-train/primary', null)).toMatchObject(waits)
    expect(await petra.post('/recipientPhotos/pho-train/removal', reason)).toMatchObject(waits)
  })

  test('that was uploaded is no longer served at its address after its removal', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const before = await photosOf(petra)
    const added = savedIn(await add(petra)).photos.find(({ photoId }) => before.every((one) => one.photoId !== photoId))
    await petra.post(`/recipientPhotos/${added?.photoId}/removal`, { reason: 'Je tam vidět naše adresa.' })
    expect(await statusOf(added?.path)).toBe(200)
    await world.trigger({ kind: 'photo-deletion-processed', person: '2000001' })
    expect(await statusOf(added?.path)).toBe(404)
  })

  test('sent twice under one key is one photo', async () => {
    await using world = await openWorld({ frozen: true })
    const petra = await signInRecipient(world)
    const { length: before } = await photosOf(petra)
    const first = await add(petra, photo, 'one-photo-0001')
    expect(await add(petra, photo, 'one-photo-0001')).toEqual(first)
    expect(await photosOf(petra)).toHaveLength(before + 1)
  })
})

test('a photo of next month is refused, one of this month is not', async () => {
  await using world = await openWorld({ frozen: true })
  const petra = await signInRecipient(world)
  const taken = (takenMonth: number) => add(petra, { ...photo, meta: JSON.stringify({ ...meta, takenMonth }) })
  expect(await taken(12)).toMatchObject({ error: 'month-in-future', fields: { 'meta[0].takenMonth': 'future' } })
  expect(await taken(11)).toMatchObject({ error_code: 200 })
})

test('no photo is added while editing is locked', async () => {
  await using world = await openWorld({ scenario: 'payout-week', frozen: true })
  await world.advance('PT5M')
  expect(await add(await signInRecipient(world))).toMatchObject({ error_code: 423, error: 'editing-locked' })
})
