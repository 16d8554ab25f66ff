import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import { readTarget } from '../../target.ts'
import type { ScenarioAnswer, ScenarioCaller, ScenarioUpload } from '../caller.ts'
import { signInRecipient } from '../recipient.ts'
import { openWorld } from '../world.ts'
import { fakeBytes } from './fake-file.ts'

type Photos = components['schemas']['RecipientPhotos']['photos']
type Saved = components['schemas']['RecipientPhotosSaved']

const meta = { category: 'photo', takenMonth: 10, takenYear: 2026, description: 'Drak nad polem' }
const photo: ScenarioUpload = {
  meta: JSON.stringify(meta),
  name: 'drak.png',
  type: 'image/png',
  bytes: fakeBytes('image/png', 0),
}
const add = (family: ScenarioCaller) => family.upload([photo], { path: '/recipientPhotos' })
const savedIn = ({ response }: ScenarioAnswer) => response as Saved
const photosOf = async (family: ScenarioCaller): Promise<Photos> =>
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

    const { category: _category, ...basedOn } = meta
    const changed = { takenMonth: 9, takenYear: 2026, description: 'Drak nad strništěm' }
    const { photos } = savedIn(await petra.post(`/recipientPhotos/${added?.photoId}`, { ...changed, basedOn }))
    expect(photos.find(({ photoId }) => photoId === added?.photoId)).toMatchObject(changed)

    const { saved } = savedIn(await petra.post(`/recipientPhotos/${added?.photoId}/primary`, null))
    expect(saved.profile.avatar).toBe(added?.path)
    expect((await photosOf(petra)).filter(({ isPrimary }) => isPrimary)).toMatchObject([{ photoId: added?.photoId }])
  })
})
