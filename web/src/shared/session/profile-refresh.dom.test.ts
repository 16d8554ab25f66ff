import { beforeEach, expect, test } from 'vitest'
import { pageStorage } from '#web/testing/page-storage.ts'
import { loginAnswer } from '#web/testing/people.ts'
import { createApi } from '../api/client.ts'
import { createServerClock } from '../api/server-clock.ts'
import { refreshProfile } from './profile-refresh.ts'
import { createSessionStore } from './session-store.ts'

beforeEach(() => localStorage.clear())

const { profile, profile_full: fullUser } = loginAnswer()
const named = (displayName: string) => ({ ...profile, displayName })

/** Responses to GET /userProfile are released by the test, one at a time. */
function signedIn() {
  const session = createSessionStore(localStorage)
  session.start(loginAnswer())
  const clock = createServerClock(pageStorage(localStorage).storage)
  const answers: ((name: string) => void)[] = []
  const send = () =>
    new Promise<Response>((resolve) => {
      answers.push((name) =>
        resolve(Response.json({ error_code: 200, response: { profile: named(name), profile_full: fullUser } })),
      )
    })
  const api = createApi({ base: 'http://localhost/api', send, credentials: session, clock, language: () => 'cs' })
  const ask = () => {
    const turn = answers.length
    const done = refreshProfile({ api, session, clock })
    return (name: string) => {
      answers[turn]?.(name)
      return done
    }
  }
  return { session, ask }
}

test('the profile is replaced by the response of the provider', async () => {
  const { session, ask } = signedIn()
  await ask()('Jana Nová')
  expect(session.read()).toMatchObject({ displayName: 'Jana Nová' })
})

test('a response requested before a save does not restore the former profile', async () => {
  const { session, ask } = signedIn()
  const answer = ask()
  session.refresh({ profile: named('Jana Nová'), fullUser }, session.current().epoch)
  await answer('Jana Stará')
  expect(session.read()).toMatchObject({ displayName: 'Jana Nová' })
})

test('of two refreshes the one requested later wins, whichever response comes first', async () => {
  const inOrder = signedIn()
  const [early, late] = [inOrder.ask(), inOrder.ask()]
  await early('Jana Stará')
  await late('Jana Nová')
  expect(inOrder.session.read()).toMatchObject({ displayName: 'Jana Nová' })

  const crossed = signedIn()
  const [first, second] = [crossed.ask(), crossed.ask()]
  await second('Jana Nová')
  await first('Jana Stará')
  expect(crossed.session.read()).toMatchObject({ displayName: 'Jana Nová' })
})
