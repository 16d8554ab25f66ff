import { expect, test } from 'vitest'
import type { CallerIdentity } from './caller.ts'
import { openWorld } from './world.ts'

test('10000005 confirms the processing of personal data and has the full account from then on', async () => {
  await using world = await openWorld()
  const martin = await world.signIn('10000005')
  const forbidden = { status: 403, error: 'scope-forbidden' }
  expect(await martin.get('/consent')).toMatchObject({ response: { confirmedOn: null } })
  expect(await martin.post('/nps', { rating: 9 })).toMatchObject(forbidden)

  const { response } = await martin.post('/consent', { personalData: true })
  expect(response).toMatchObject({ confirmedOn: '2026-11-10', session: { scope: 'donor', personId: 'p-10000005' } })
  const { session } = response as { session: CallerIdentity }
  expect(await world.caller(session).post('/nps', { rating: 9 })).toMatchObject({ error_code: 200 })

  const later = await world.signIn('souhlas@example.com')
  expect(await later.get('/userProfile')).toMatchObject({
    response: { profile: { donor: { personalDataConsentOn: '2026-11-10' } } },
  })
  expect(await later.get('/consent')).toMatchObject(forbidden)
})
