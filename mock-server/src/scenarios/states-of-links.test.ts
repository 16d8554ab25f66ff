import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { statesOfLinks } from './states-of-links.ts'

const app = makeApp()
afterAll(() => app.close())

type Sent = { method?: 'POST'; url: string; payload?: object }

const LIST: Sent = { url: '/adminLinks' }
const OPEN: Sent = { url: '/links/{linkKey}' }
const TAKE_BACK: Sent = { method: 'POST', url: '/adminLinks/{linkId}/revocation' }
const CAMPAIGN: Sent = {
  method: 'POST',
  url: '/adminLinks',
  payload: { kind: 'registration', campaign: 'Letní běh', slug: 'letni-beh' },
}

const table: [state: string, sent: Sent, want: object][] = [
  ['an administrator who made links', LIST, { response: { links: [{ kind: 'payment', state: 'active' }, {}, {}] } }],
  ['an administrator who made links', OPEN, { response: { kind: 'payment', amount: 500, variableSymbol: null } }],
  ['an administrator who made links', TAKE_BACK, { response: { link: { kind: 'payment', state: 'revoked' } } }],
  ['a link that was taken back', OPEN, { error_code: 409, error: 'link-revoked' }],
  ['a link that was taken back', TAKE_BACK, { response: { link: { state: 'revoked' } } }],
  [
    'a campaign with the slug letni-beh',
    { url: '/links/letni-beh' },
    { response: { kind: 'registration', campaign: 'Letní běh' } },
  ],
  ['a campaign with the slug letni-beh', CAMPAIGN, { error_code: 409, error: 'slug-taken', fields: { slug: 'taken' } }],
]

test.each(table)('given %s, %o returns %o', async (state, { method = 'GET', url, payload }, want) => {
  const setUp = await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })
  const { world, token = '', uid = '', linkId = '', linkKey = '' } = setUp.json<Record<string, string>>()
  const answer = await app.inject({
    method,
    url: `/w/${world}/api${url.replace('{linkId}', linkId).replace('{linkKey}', linkKey)}`,
    headers: { uid, authorization: token },
    ...(payload && { payload }),
  })
  expect(answer.json()).toMatchObject(want)
})

test('every state of a link is tested', () =>
  expect(new Set(table.map(([state]) => state))).toEqual(new Set(Object.keys(statesOfLinks))))
