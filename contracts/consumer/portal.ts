import { type Api, createApi } from '#web/shared/api/client.ts'
import type { Credentials, CredentialsPort } from '#web/shared/api/credentials.ts'
import type { ServerClock } from '#web/shared/api/server-clock.ts'

/** Who makes the call of an interaction; when it is verified, the provider's state puts a real token and uid in their place. */
export const people = {
  'signed-in': { personId: 'p-10000001', token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', epoch: 1 },
  visitor: { personId: '', token: undefined, epoch: 0 },
  'malformed-uid': { personId: 'nobody!', token: undefined, epoch: 0 },
} satisfies Record<string, Credentials>

/** Stands still, so that a recorded moment (`t` of recipientProfile) is always the same. */
export const clock: ServerClock = {
  now: () => Date.parse('2026-11-10T09:00:00.000Z'),
  observe: () => {},
  stopwatch: () => 0,
  isDoubtful: () => false,
  subscribe: () => () => {},
}

/** The app's own client, aimed at Pact's server: nothing of it is replaced. */
export function portalAt(base: string, credentials: Credentials): Api {
  const port: CredentialsPort = { current: () => credentials, subscribe: () => () => {}, expire: () => {} }
  return createApi({ base, send: fetch, credentials: port, clock, language: () => 'cs' })
}
