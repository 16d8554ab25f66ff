import type { InjectOptions } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { makeApp, openWorld } from '../../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

/** The portal sets its clock from `Date`, so a refusal with the time of another world would move it. */
describe('a refusal outside any operation has the Date of the world that the request names', () => {
  const json = { 'content-type': 'application/json' }
  test.each<[string, number, InjectOptions]>([
    ['an unknown path', 404, { url: '/unknown' }],
    ['another method', 405, { url: '/login', method: 'GET' }],
    ['a body that is not JSON', 400, { url: '/login', method: 'POST', headers: json, payload: '{' }],
    [
      'a body of another type',
      415,
      { url: '/login', method: 'POST', headers: { 'content-type': 'a/b' }, payload: 'x' },
    ],
    ['a body too large', 413, { url: '/login', method: 'POST', headers: json, payload: `"${'x'.repeat(300_000)}"` }],
    ['a path that cannot be decoded', 400, { url: '/valueStore/%zz' }],
    ['an address too long', 414, { url: `/valueStore/${'x'.repeat(3_000)}` }],
  ])('%s', async (_name, status, { url, headers, ...options }) => {
    const { id } = await openWorld(app, { now: '2030-01-01T00:00:00Z' })
    const inPath = await app.inject({ ...options, ...(headers && { headers }), url: `/w/${id}/api${url as string}` })
    const inHeader = await app.inject({
      ...options,
      headers: { ...headers, 'x-world': id },
      url: `/api${url as string}`,
    })
    const want = [status, 'Tue, 01 Jan 2030 00:00:00 GMT']
    expect([inPath.statusCode, inPath.headers.date]).toEqual(want)
    expect([inHeader.statusCode, inHeader.headers.date]).toEqual(want)
  })
})
