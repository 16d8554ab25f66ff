import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { statesOfEmail } from './states-of-email.ts'
import { statesOfOwnData } from './states-of-own-data.ts'

const app = makeApp()
afterAll(() => app.close())

type Sent = { method?: 'POST' | 'DELETE'; path: string; payload?: object }

const email = 'jana.novakova@example.com'
const CONFIRM: Sent = { path: 'emailChange/verification' }
const WRONG: Sent = { ...CONFIRM, payload: { code: '000000' } }
const EMAIL_CHANGE: Sent = { path: 'emailChange', payload: { email, password: 'andel123' } }
const UNDO: Sent = { path: 'emailChange/undo', payload: { undoToken: 'und_4b7e19c2d0' } }
const CHANGE: Sent = { path: 'password', payload: { oldPassword: 'andel123', password: 'modrá-lampa-7' } }

const table: [state: string, sent: Sent, want: object][] = [
  ['a code sent to a new e-mail', CONFIRM, { error_code: 200, response: { profile: { email } } }],
  ['a code sent to a new e-mail', WRONG, { error_code: 401, error: 'wrong-code' }],
  ['an expired code to a new e-mail', CONFIRM, { error_code: 408, error: 'code-expired' }],
  ['a used code to a new e-mail', CONFIRM, { error_code: 409, error: 'code-used' }],
  ['a replaced code to a new e-mail', CONFIRM, { error_code: 404, error: 'transaction-not-found' }],
  ['a code to a new e-mail locked by six wrong tries', CONFIRM, { error_code: 423, error: 'transaction-locked' }],
  ['a code to an e-mail that was taken meanwhile', CONFIRM, { error_code: 409, fields: { email: 'taken' } }],
  ["another donor's code to a new e-mail", CONFIRM, { error_code: 404, error: 'transaction-not-found' }],
  ['a donor who was sent five codes to a new e-mail', EMAIL_CHANGE, { error_code: 429, error: 'too-many-codes' }],
  ['a link to undo an e-mail change', UNDO, { error_code: 200, response: { email: 'jana@example.com' } }],
  ['an expired link to undo an e-mail change', UNDO, { error_code: 408, error: 'undo-link-expired' }],
  ['a used link to undo an e-mail change', UNDO, { error_code: 409, error: 'undo-link-used' }],
  ['a signed-in donor whose account is locked', CHANGE, { error_code: 423, lockedUntil: '2026-11-10T09:15:00.000Z' }],
  [
    'a signed-in donor with a photo',
    { method: 'DELETE', path: 'avatar' },
    { error_code: 200, response: { profile: { avatar: null } } },
  ],
]

const setUp = async (state: string): Promise<Record<string, string>> =>
  (await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })).json()

test.each(table)('given %s, %o returns %o', async (state, { method = 'POST', path, payload }, want) => {
  const { world, token = '', uid = '', changeId, code } = await setUp(state)
  const answer = await app.inject({
    method,
    url: `/w/${world}/api/${path}${method === 'DELETE' ? `?uid=${uid}` : ''}`,
    headers: { authorization: token, uid },
    ...(method === 'POST' && { payload: path === CONFIRM.path ? { changeId, code, ...payload } : payload }),
  })
  expect(answer.json()).toMatchObject(want)
})

test('every provider state of the own data is in the table', () =>
  expect([...new Set(table.map(([state]) => state))].toSorted()).toEqual(
    Object.keys({ ...statesOfEmail, ...statesOfOwnData }).toSorted(),
  ))
