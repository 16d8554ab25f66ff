import { afterAll, describe, expect, test } from 'vitest'
import { signedInFamily } from '../../testing/family.ts'
import { signedInPerson } from '../../testing/person.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const FAMILY = 'fam-k7p2'
const statusOf = async (address: string) => (await app.inject(address)).statusCode
const photoOf = async (donor: Awaited<ReturnType<typeof signedInPerson>>): Promise<string> =>
  (await donor.get(`families/${FAMILY}`)).response.photos[0].path

describe('a picture of a person', () => {
  test('opens strictly before its address expires, at most 15 minutes after the answer', async () => {
    const jana = await signedInPerson(app)
    const address = await photoOf(jana)
    const expires = Number(new URL(address, 'http://x').searchParams.get('expires')) * 1_000
    const now = Date.parse(String((await app.inject(`/w/${jana.world}/api/valueStore/x`)).headers.date))
    expect(expires - now).toBeGreaterThan(0)
    expect(expires - now).toBeLessThanOrEqual(15 * 60_000)
    const move = (to: number) =>
      app.inject({
        method: 'PATCH',
        url: `/sandbox/worlds/${jana.world}/clock`,
        payload: { to: new Date(to).toISOString() },
      })
    await move(expires - 1)
    expect(await statusOf(address)).toBe(200)
    await move(expires)
    expect(await statusOf(address)).toBe(404)
    expect(await statusOf(await photoOf(jana))).toBe(200)
  })

  test('is shown to its family while its removal is pending, and not after', async () => {
    const petra = await signedInFamily(app)
    await petra.post('recipientPhotos/pho-train/removal', { reason: 'Nahráli jsme ji omylem.' })
    const { photos } = (await petra.get('recipientPhotos')).response
    const { path } = photos.find(({ photoId }: { photoId: string }) => photoId === 'pho-train')
    expect(await statusOf(path)).toBe(200)
    await petra.trigger('photo-deletion-processed')
    expect(await statusOf(path)).toBe(404)
  })

  test('answers every address that does not open in the same way', async () => {
    const jana = await signedInPerson(app)
    const elsewhere = await signedInPerson(app)
    const address = await photoOf(jana)
    const changed = [
      address.replace(/\?.*/, ''),
      address.replace(/expires=\d+/, 'expires=9999999999'),
      address.replace(/expires=\d+/, 'expires=x'),
      address.replace(/signature=(.)/, (_, first) => `signature=${first === '-' ? '_' : '-'}`),
      address.replace(/signature=.*/, 'signature='),
      address.replace(/signature=./, `signature=${encodeURIComponent('ž')}`),
      address.replace('p-10000001', 'p-10000002'),
      address.replace(/\/[a-z]+\.jpg/, '/kite.jpg'),
      address.replace(/\/[a-z]+\.jpg/, '/none.jpg'),
      address.replace(jana.world, elsewhere.world),
    ]
    const answers = await Promise.all(changed.map((one) => app.inject(one)))
    const bodies = new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))
    expect([...bodies]).toEqual([expect.stringMatching(/^404 /)])
    expect(new Set(changed).size).toBe(changed.length)
  })
})

test('a donor’s own photo has an address of the session it was signed for', async () => {
  const jana = await signedInPerson(app)
  const { avatar } = (
    await jana.upload('avatar', [
      { meta: { category: 'avatar' }, name: 'a.jpg', type: 'image/jpeg', bytes: await aJpeg() },
    ])
  ).response.profile
  const again = await signedInPerson(app, '10000001', jana.world)
  const theirs = (await again.get('userProfile')).response.profile.avatar
  expect(theirs).not.toBe(avatar)
  await jana.delete(`session?uid=${jana.headers.uid}`)
  expect([await statusOf(avatar), await statusOf(theirs)]).toEqual([404, 200])
})

test('the drawing of the sample story shows no person: every client may open and cache it', async () => {
  const { statusCode, headers } = await app.inject('/images/pictures/garden.jpg')
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
  expect(await statusOf('/images/pictures/train.jpg')).toBe(404)
})
