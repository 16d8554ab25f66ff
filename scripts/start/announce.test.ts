import { expect, test, vi } from 'vitest'
import { describeStart, fetchPeople } from './announce.ts'

test('the start sends SANDBOX_TOKEN to a server that has one', async () => {
  const people = [{ login: '10000001', password: 'andel123', label: 'Jana', shows: 'everything' }]
  const fetch = vi.fn(async (_url: string, { headers }: { headers: Record<string, string> }) =>
    headers.authorization === 'Bearer s3cret'
      ? Response.json({ scenarios: [{ name: 'default', people }] })
      : Response.json({ error: 'token-missing', message: '' }, { status: 401 }),
  )
  vi.stubGlobal('fetch', fetch)
  expect(await fetchPeople('http://127.0.0.1:4010', 's3cret')).toEqual(people)
  expect(await fetchPeople('http://127.0.0.1:4010', '')).toEqual([])
  vi.unstubAllGlobals()
})

test('a closed sandbox is announced with the setting that opens it', () => {
  expect(describeStart('http://127.0.0.1:4010', [], true)).toMatch(/Sandbox {4}closed.*SANDBOX_TOKEN/)
  expect(describeStart('http://127.0.0.1:4010', [])).toContain('Sandbox    http://127.0.0.1:4010/sandbox')
  expect(describeStart('http://127.0.0.1:4010', [])).not.toContain('Token')
  expect(describeStart('http://127.0.0.1:4010', [], false, 'made')).toContain('Token      made')
})
