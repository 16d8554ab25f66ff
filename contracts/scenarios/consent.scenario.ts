import { expect, test } from 'vitest'
import type { CallerIdentity } from './caller.ts'
import { openWorld } from './world.ts'

const given = { personalData: true }
const emlid = 'jana-nps-2026'

test('10000005 confirms the processing of personal data and has the full account from then on', async () => {
  await using world = await openWorld()
  const martin = await world.signIn('10000005')
  const forbidden = { status: 403, error: 'scope-forbidden' }
  expect(await martin.get('/consent')).toMatchObject({ response: { confirmedOn: null } })
  expect(await martin.post('/nps', { rating: 9 })).toMatchObject(forbidden)

  const { response } = await martin.post('/consent', given)
  expect(response).toMatchObject({ confirmedOn: '2026-11-10', session: { scope: 'donor', personId: 'p-10000005' } })
  const { session } = response as { session: CallerIdentity }
  expect(await world.caller(session).post('/nps', { rating: 9 })).toMatchObject({ error_code: 200 })

  const later = await world.signIn('souhlas@example.com')
  expect(await later.get('/userProfile')).toMatchObject({
    response: { profile: { donor: { personalDataConsentDate: '2026-11-10' } } },
  })
  expect(await later.get('/consent')).toMatchObject(forbidden)
})

test('10000010, without a valid e-mail, keeps rating and consent', async () => {
  await using world = await openWorld()
  const ondrej = await world.signIn('10000010')
  expect(await ondrej.post('/consent', given)).toMatchObject({ response: { session: { scope: 'emlid' } } })
  expect(await ondrej.get('/consent')).toMatchObject({ response: { confirmedOn: '2026-11-10' } })
})

test('the link from an e-mail confirms for its owner, does not change the first day and signs no one in', async () => {
  await using world = await openWorld()
  const visitor = world.visitor()
  expect(await visitor.get('/consent', { query: { emlid } })).toMatchObject({ response: { confirmedOn: '2024-03-15' } })
  const confirmed = await visitor.post('/consent', { ...given, emlid })
  expect(confirmed).toMatchObject({ response: { confirmedOn: '2024-03-15', session: null } })
  const unknown = { error_code: 404, error: 'rating-link-not-found' }
  expect(await visitor.post('/consent', { ...given, emlid: 'nobody-2026' })).toMatchObject(unknown)
})
