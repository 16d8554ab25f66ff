import { afterAll, describe, expect, test } from 'vitest'
import { type Sent, signedInPerson } from '../../testing/person.ts'
import { phonePicture, readPicture, transparentPng } from '../../testing/pictures.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())
const jpeg = async (given: Partial<Sent> = {}): Promise<Sent> => ({
  name: 'já.jpg',
  type: 'image/jpeg',
  bytes: await phonePicture(),
  ...given,
})

describe('the photo of a donor', () => {
  test("is saved, shows in the frame and among the person's pictures, and can be opened", async () => {
    const jana = await signedInPerson(app)
    const { response } = await jana.upload([await jpeg()])
    const { avatar } = response.profile
    expect(avatar).toMatch(new RegExp(`^/images/${jana.world}/img_[a-z0-9]{20}\\.jpg\\?expires=`))
    expect(response.profile_full.Images).toEqual([{ Id: expect.stringMatching(/^img_/), IsPrimary: true }])
    expect((await jana.get('userProfile')).response.profile.avatar).toBe(avatar)

    const seen = await app.inject(avatar)
    expect(seen.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(await readPicture(seen.rawPayload.toString('base64'))).toMatchObject({ width: 150, height: 200 })
    expect(seen.rawPayload.includes('Secret phone')).toBe(false)
  })

  test('replaces the previous one, which is deleted', async () => {
    const jana = await signedInPerson(app)
    const former = (await jana.upload([await jpeg()])).response.profile.avatar
    const png = { name: 'já.PNG', type: 'image/png', bytes: await transparentPng() }
    const { avatar } = (await jana.upload([png])).response.profile
    expect(avatar).toMatch(/\.png\?/)
    expect((await app.inject(former)).statusCode).toBe(404)
    expect((await app.inject(avatar)).headers['content-type']).toBe('image/png')
  })

  test('is removed; without a photo nothing happens', async () => {
    const jana = await signedInPerson(app)
    const { avatar } = (await jana.upload([await jpeg()])).response.profile
    const remove = () => jana.delete(`avatar?uid=${jana.headers.uid}`)
    expect(await remove()).toMatchObject({ error_code: 200, response: { profile: { avatar: null } } })
    expect((await app.inject(avatar)).statusCode).toBe(404)
    expect(await remove()).toMatchObject({ error_code: 200, response: { profile_full: { Images: [] } } })
  })

  test('does not appear in the journal, neither its bytes nor its address', async () => {
    const jana = await signedInPerson(app)
    const { avatar } = (await jana.upload([await jpeg()])).response.profile
    const journal = await jana.journal('saveAvatar')
    expect(journal).toContain('storedImages')
    expect(journal).not.toContain(/img_[a-z0-9]+/.exec(avatar)?.[0])
    expect(journal).not.toContain('/9j/')
  })
})

test('a photo name that is a path is never used as a path (rule 19.11)', async () => {
  const jana = await signedInPerson(app)
  const { response } = await jana.upload([await jpeg({ name: '../../etc/já.jpg' })])
  expect(response.profile.avatar).toMatch(/^\/images\/[a-z0-9-]+\/img_[a-z0-9]+\.jpg\?/)
})
