import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { statesOfFamilies } from './states-of-families.ts'

const app = makeApp()
afterAll(() => app.close())

type Sent = { method?: 'POST'; url: string; payload?: object }

const READ: Sent = { url: '/families/{familyId}' }
const SHOW: Sent = { method: 'POST', url: '/families/{familyId}/contact', payload: { agreement: true } }
const contact = (availability: string, views: readonly string[] = []) => ({
  error_code: 200,
  response: { contact: { availability, views } },
})
const NOT_SHARED = { error_code: 409, error: 'contact-not-shared' }
const NOT_FOUND = { error_code: 404, error: 'family-not-found' }

const table: [state: string, sent: Sent, want: object][] = [
  ['a donor with a family', { url: '/families' }, { error_code: 200, response: { sampleStory: null } }],
  ['a donor with a family', READ, contact('available')],
  ['a donor with a family', SHOW, { error_code: 200, response: { email: 'svobodovi@example.com' } }],
  ['a donor with a family whose contact was shown before', READ, contact('available', ['2026-11-09T09:00:00.000Z'])],
  ['a donor with a family that does not share its contact', READ, contact('not-shared')],
  ['a donor with a family that does not share its contact', SHOW, NOT_SHARED],
  ['a donor with a family whose help has ended', READ, contact('help-ended')],
  ['a donor with a family whose help has ended', SHOW, NOT_SHARED],
  ["a donor and another donor's family", READ, NOT_FOUND],
  ["a donor and another donor's family", SHOW, NOT_FOUND],
]

test.each(table)('given %s, %o returns %o', async (state, { method = 'GET', url, payload }, want) => {
  const setUp = await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })
  const { world, token = '', uid = '', familyId = '' } = setUp.json<Record<string, string>>()
  const answer = await app.inject({
    method,
    url: `/w/${world}/api${url.replace('{familyId}', familyId)}`,
    headers: { uid, authorization: token },
    ...(payload && { payload }),
  })
  expect(answer.json()).toMatchObject(want)
})

test('every state of a family is tested', () =>
  expect(new Set(table.map(([state]) => state))).toEqual(new Set(Object.keys(statesOfFamilies))))
