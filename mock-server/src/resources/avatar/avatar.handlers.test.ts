import { afterAll, describe, expect, test } from 'vitest'
import { signedInPerson } from '../../testing/person.ts'
import { phonePicture, readPicture, transparentPng } from '../../testing/pictures.ts'
import type { SentItem } from '../../testing/sent-form.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())
const meta = { category: 'avatar' }
const jpeg = async (): Promise<SentItem> => ({
  meta,
  name: 'já.jpg',
  type: 'image/jpeg',
  bytes: await phonePicture(),
})

describe('the photo of a donor', () => {
  test("is stored small and without the camera's metadata (rule 19.10)", async () => {
    const jana = await signedInPerson(app)
    const { avatar } = (await jana.upload('avatar', [await jpeg()])).response.profile
    const { rawPayload } = await app.inject(avatar)
    expect(rawPayload.includes('Secret phone')).toBe(false)
    expect(await readPicture(rawPayload.toString('base64'))).toMatchObject({ width: 150, height: 200 })
  })

  test('replaces the previous one, which is deleted', async () => {
    const jana = await signedInPerson(app)
    const former = (await jana.upload('avatar', [await jpeg()])).response.profile.avatar
    const png = { meta, name: 'já.PNG', type: 'image/png', bytes: await transparentPng() }
    const { avatar } = (await jana.upload('avatar', [png])).response.profile
    expect(avatar).toMatch(/\.png\?/)
    expect((await app.inject(former)).statusCode).toBe(404)
    expect((await app.inject(avatar)).headers['content-type']).toBe('image/png')
  })

  test('is removed; without a photo nothing happens', async () => {
    const jana = await signedInPerson(app)
    const { avatar } = (await jana.upload('avatar', [await jpeg()])).response.profile
    const remove = () => jana.delete(`avatar?uid=${jana.headers.uid}`)
    expect(await remove()).toMatchObject({ error_code: 200, response: { profile: { avatar: null } } })
    expect((await app.inject(avatar)).statusCode).toBe(404)
    expect(await remove()).toMatchObject({ error_code: 200, response: { profile_full: { Images: [] } } })
  })

  test.each(['photo', 'document'])('is refused as a file of the category %s', async (category) => {
    const jana = await signedInPerson(app)
    const refused = await jana.upload('avatar', [{ ...(await jpeg()), meta: { category } }])
    const error = 'file-category-unknown'
    expect(refused).toMatchObject({ status: 200, error_code: 400, error, fields: { 'meta[0]': error } })
  })
})
