import { type Api, createApi } from '#web/shared/api/client.ts'
import type { Credentials, CredentialsPort } from '#web/shared/api/credentials.ts'
import type { ServerClock } from '#web/shared/api/server-clock.ts'

/** The caller of an interaction; during verification the provider state replaces the token and uid by real ones. */
export const people = {
  'signed-in': { personId: 'p-10000001', token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', epoch: 1 },
  visitor: { personId: '', token: undefined, epoch: 0 },
  'malformed-uid': { personId: 'nobody!', token: undefined, epoch: 0 },
} satisfies Record<string, Credentials>

/** Returns a fixed time, so that a recorded instant (`t` of recipientProfile) is always the same. */
export const clock: ServerClock = {
  now: () => Date.parse('2026-11-10T09:00:00.000Z'),
  observe: () => {},
  stopwatch: () => 0,
  isDoubtful: () => false,
  subscribe: () => () => {},
}

/** The app's own client, unchanged, with Pact's server as its base. */
export function portalAt(base: string, credentials: Credentials): Api {
  const port: CredentialsPort = { current: () => credentials, subscribe: () => () => {}, expire: () => {} }
  return createApi({ base, send: fetch, credentials: port, clock, language: () => 'cs' })
}
