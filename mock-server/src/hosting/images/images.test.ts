import { afterAll, describe, expect, test } from 'vitest'
import { signedInPerson } from '../../testing/person.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const saved = async () => {
  const jana = await signedInPerson(app)
  const { response } = await jana.upload('avatar', [
    { meta: { category: 'avatar' }, name: 'a.jpg', type: 'image/jpeg', bytes: await aJpeg() },
  ])
  return { jana, avatar: response.profile.avatar as string }
}

/** The file name, without the world and the signature. */
const nameIn = (address: string) => address.split(/[/?]/)[3]

describe('the image host', () => {
  test('serves the pictures of the scenario', async () => {
    const jana = await signedInPerson(app)
    const { path } = (await jana.get('families/fam-k7p2')).response.photos[0]
    const { statusCode, headers, rawPayload } = await app.inject(path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(rawPayload.length),
    })
  })

  test('serves a saved picture in its own world and in a copy of it, under the copy’s own address', async () => {
    const { jana, avatar } = await saved()
    const snapshot = await app.inject({ method: 'POST', url: `/sandbox/worlds/${jana.world}/snapshots` })
    const forked = await app.inject({
      method: 'POST',
      url: '/sandbox/worlds',
      payload: { snapshot: snapshot.json().id },
    })
    const { id } = forked.json<{ id: string }>()
    const again = await signedInPerson(app, '10000001', id)
    const { avatar: there } = (await again.get('userProfile')).response.profile
    expect(nameIn(there)).toBe(nameIn(avatar))
    await app.inject({ method: 'DELETE', url: `/sandbox/worlds/${jana.world}` })
    expect((await app.inject(avatar)).statusCode).toBe(404)
    expect((await app.inject(there)).statusCode).toBe(200)
  })

  test('does not serve a picture of one world in another', async () => {
    const { jana, avatar } = await saved()
    const other = await signedInPerson(app)
    expect((await app.inject(avatar.replace(jana.world, other.world))).statusCode).toBe(404)
    expect((await app.inject(avatar.replace('.jpg', '.png'))).statusCode).toBe(404)
  })

  test.each([
    '/images/pictures/..%2f..%2fapp.ts',
    '/images/pictures/..%5c..%5capp.ts',
    '/images/pictures/%2e%2e%2fbuild-donor.ts',
    '/images/pictures/../build-donor.ts',
    '/images/pictures/%2fetc%2fpasswd',
    '/images/pictures/.jpg',
    '/images/pictures/none.jpg',
    '/images/pictures/none.jpg%00.png',
    '/images/pictures/',
    '/images/default/..%2fpictures%2fnone.jpg',
    '/images/default/img_nobody.jpg',
    '/images/default/__proto__.jpg',
    '/images/default/img___proto__.jpg',
    '/images/no-such-world/img_1.jpg',
    '/images/default/%ff.jpg',
    '/images',
  ])('answers %s with an envelope, and no file (rules 19.11, 19.18)', async (url) => {
    const { statusCode, headers, body } = await app.inject(url)
    expect([400, 404]).toContain(statusCode)
    expect(headers['content-type']).toContain('application/json')
    expect(JSON.parse(body)).toMatchObject({ error_code: statusCode })
  })
})
