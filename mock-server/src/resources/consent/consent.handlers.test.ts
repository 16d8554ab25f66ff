import { afterAll, expect, test } from 'vitest'
import { signedInPerson } from '../../testing/person.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

test('a link confirms the consent of its owner, also when another person is signed in', async () => {
  const person = await signedInPerson(app, '10000005')
  const confirmed = await person.post('consent', { personalData: true, emlid: 'jana-nps-2026' })
  expect(confirmed.response).toEqual({ confirmedOn: '2024-03-15', session: null })
})

test('without a link the consent is confirmed only with a token, and a refusal is not a consent', async () => {
  const person = await signedInPerson(app, '10000005')
  const visitor = await person.post('consent', { personalData: true, emlid: null }, { authorization: '' })
  expect(visitor).toMatchObject({ error_code: 401, error: 'token-missing' })
  const refused = await person.post('consent', { personalData: false })
  expect(refused).toMatchObject({ error_code: 400, fields: { personalData: 'invalid' } })
})
