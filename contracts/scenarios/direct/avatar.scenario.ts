import { describe, expect, test } from 'vitest'
import { readTarget } from '../../target.ts'
import type { Caller, ScenarioUpload } from '../caller.ts'
import { openWorld } from '../world.ts'
import { PIXEL } from './pixel.ts'

const avatar = JSON.stringify({ category: 'avatar' })
const photo: ScenarioUpload = { meta: avatar, name: 'já.png', type: 'image/png', bytes: PIXEL }
const save = (donor: Caller, file: ScenarioUpload = photo, key?: string) =>
  donor.upload([file], { path: '/avatar', ...(key !== undefined && { key }) })
const pathOf = ({ response }: { response?: unknown }) =>
  (response as { profile: { avatar: string | null } } | undefined)?.profile.avatar ?? null

describe('the photo of a donor', () => {
  test('can be looked at by its address until it is removed', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const path = pathOf(await save(jana))
    const address = `${readTarget().origin}${path}`
    const seen = await fetch(address)
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(pathOf(await jana.delete('/avatar'))).toBeNull()
    expect((await fetch(address)).status).toBe(404)
  })

  test('has a signed address of at most 15 minutes that ends with the session, and is not cached (rule 8.5)', async () => {
    await using world = await openWorld({ frozen: true })
    const jana = await world.signIn('10000001')
    const address = new URL(pathOf(await save(jana)) ?? '', readTarget().origin)
    const left = Number(address.searchParams.get('expires')) * 1_000 - Date.parse(await world.now())
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(15 * 60_000)
    expect((await fetch(address)).headers.get('cache-control')).toBe('no-store')
    for (const parameter of address.searchParams.keys()) {
      const changed = new URL(address)
      changed.searchParams.set(parameter, '9999999999')
      expect((await fetch(changed)).status).toBe(404)
    }
    await jana.delete('/session')
    expect((await fetch(address)).status).toBe(404)
  })

  test('sent twice under one key is one photo', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const first = pathOf(await save(jana, photo, 'one-photo-0001'))
    expect(pathOf(await save(jana, photo, 'one-photo-0001'))).toBe(first)
  })
})

test.each<[what: string, file: ScenarioUpload, error: string, part: string]>([
  ['a broken picture', { ...photo, bytes: PIXEL.slice(0, 40) }, 'picture-unreadable', 'File[0]'],
  ['a text', { ...photo, bytes: 'Dobrý den' }, 'file-type-mismatch', 'File[0]'],
  ['a PDF', { ...photo, name: 'já.pdf' }, 'file-unsupported-type', 'File[0]'],
  ['nothing', { ...photo, bytes: '' }, 'file-empty', 'File[0]'],
  ['no file', { meta: avatar }, 'file-missing', 'File[0]'],
  ['more than 5 MB', { ...photo, bytes: new Uint8Array(5 * 1024 * 1024 + 1) }, 'file-oversize', 'File[0]'],
  ['a document', { ...photo, meta: '{"category":"document"}' }, 'file-category-unknown', 'meta[0]'],
  ['a photo of no category', { ...photo, meta: '{}' }, 'file-meta-invalid', 'meta[0]'],
])('%s is no photo of a donor', async (_what, file, error, part) => {
  await using world = await openWorld()
  const answer = await save(await world.signIn('10000001'), file)
  expect(answer).toMatchObject({ status: 200, error_code: 400, error, fields: { [part]: error } })
})
