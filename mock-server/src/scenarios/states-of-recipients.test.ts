import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { statesOfRecipients } from './states-of-recipients.ts'

const app = makeApp()
afterAll(() => app.close())

type Sent = readonly [method: 'GET' | 'POST', path: string]

const table: [state: string, sent: Sent, want: object][] = [
  ['a recipient whose help has ended', ['GET', '/helpOffers'], { error_code: 409, error: 'help-ended' }],
  [
    'a recipient whose contact was looked at',
    ['GET', '/contactViews'],
    { response: { views: expect.arrayContaining([expect.any(String)]) } },
  ],
  [
    'a session that has lasted as long as it may',
    ['POST', '/session/prolongation'],
    { error_code: 409, error: 'session-not-prolongable' },
  ],
]

test.each(table)('given %s, %o returns %o', async (state, [method, path], want) => {
  const setUp = await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })
  const { world, token = '', uid = '' } = setUp.json<Record<string, string>>()
  const headers = { uid, authorization: token }
  const answer = await app.inject({ method, url: `/w/${world}/api${path}`, headers })
  expect(answer.json()).toMatchObject(want)
})

test('every provider state of a recipient is in the table', () =>
  expect(new Set(table.map(([state]) => state))).toEqual(new Set(Object.keys(statesOfRecipients))))
