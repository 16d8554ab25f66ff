import { beforeEach, expect, test } from 'vitest'
import { loginAnswer } from '../../testing/people.ts'
import { createApi } from '../api/client.ts'
import { createServerClock } from '../api/server-clock.ts'
import { refreshProfile } from './profile-refresh.ts'
import { createSessionStore } from './session-store.ts'

beforeEach(() => localStorage.clear())

const { profile, profile_full: fullUser } = loginAnswer()
const named = (displayName: string) => ({ ...profile, displayName })

/** The provider's answer to GET /userProfile comes only when it is let go. */
function signedIn() {
  const session = createSessionStore(localStorage)
  session.start(loginAnswer())
  const clock = createServerClock(localStorage)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const send = async () => {
    await held
    return Response.json({ error_code: 200, response: { profile: named('Jana Stará'), profile_full: fullUser } })
  }
  const api = createApi({ base: 'http://localhost/api', send, credentials: session, clock, language: () => 'cs' })
  return { session, letGo, refreshing: refreshProfile({ api, session, clock }) }
}

test('the profile is replaced by what the provider answers', async () => {
  const { session, letGo, refreshing } = signedIn()
  letGo()
  await refreshing
  expect(session.read()).toMatchObject({ displayName: 'Jana Stará' })
})

test('an answer asked for before something was saved does not bring the former back', async () => {
  const { session, letGo, refreshing } = signedIn()
  session.refresh({ profile: named('Jana Nová'), fullUser }, session.current().epoch)
  letGo()
  await refreshing
  expect(session.read()).toMatchObject({ displayName: 'Jana Nová' })
})
