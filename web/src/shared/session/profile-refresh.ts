import { responseOf } from '../api/answer.ts'
import type { Api } from '../api/client.ts'
import { DEDUPLICATION } from '../api/deduplication.ts'
import type { ServerClock } from '../api/server-clock.ts'
import type { Session, SignedIn } from './session.ts'
import type { SessionStore } from './session-store.ts'

export type ProfilePorts = { api: Api; session: SessionStore; clock: ServerClock }

/** The last applied refresh of a store: its number, the session that it produced (`left`), and its instant. */
const latest = new WeakMap<SessionStore, { turn: number; left: Session; at: number }>()
let turns = 0

/** The refresh under way, by the session in which it was requested. */
const underWay = new WeakMap<Session, Promise<boolean>>()

/**
 * Rules 16.7, 16.8. Any failure leaves the session unchanged (rule 4.5). Ignores a response if something was saved
 * after its request, or if a later refresh was applied. Resolves with whether the session holds the response.
 */
export function refreshProfile(ports: ProfilePorts): Promise<boolean> {
  const requestedIn = ports.session.read()
  if (!requestedIn.isLoggedIn) return Promise.resolve(false)
  const refreshing = takeFresh(requestedIn, ports, readFor(requestedIn))
  underWay.set(requestedIn, refreshing)
  return refreshing
}

/** Renewals of the avatar under way, by the session in which they were requested. */
const renewing = new WeakMap<Session, Promise<boolean>>()

/** Reads the avatar's address again, which a recipient's own refresh does not return; simultaneous calls share one request. */
export function renewAvatar(ports: ProfilePorts): Promise<unknown> {
  const requestedIn = ports.session.read()
  if (!requestedIn.isLoggedIn) return Promise.resolve(false)
  const known = renewing.get(requestedIn)
  if (known) return known
  const started = takeFresh(requestedIn, ports, readUserProfile).finally(() => renewing.delete(requestedIn))
  renewing.set(requestedIn, started)
  return started
}

type Fresh = Parameters<SessionStore['refresh']>[0]
type Read = (ports: ProfilePorts) => Promise<Fresh>

const readUserProfile: Read = async ({ api }) => {
  const { profile, profile_full: fullUser } = await fetchUserProfile(api)
  return { profile, fullUser }
}

const readFor = ({ loginScope }: SignedIn): Read =>
  loginScope === 'recipient'
    ? async ({ api, clock }) => ({ fullUser: await fetchRecipientProfile(api, clock) })
    : readUserProfile

async function takeFresh(requestedIn: SignedIn, ports: ProfilePorts, read: Read): Promise<boolean> {
  const { session, clock } = ports
  const { epoch } = session.current()
  turns += 1
  const turn = turns
  try {
    const fresh = await read(ports)
    const now = session.read()
    const before = latest.get(session)
    if (now !== requestedIn && !(now === before?.left && turn > before.turn)) return false
    session.refresh(fresh, epoch)
    latest.set(session, { turn, left: session.read(), at: clock.stopwatch() })
    return true
  } catch {
    // Silent by specification: the shown profile stays until the next refresh.
    return false
  }
}

/** Rule 16.13; false if something has been saved since. */
export async function isJustRead({ session, clock }: Omit<ProfilePorts, 'api'>): Promise<boolean> {
  await underWay.get(session.read())
  const last = latest.get(session)
  return last !== undefined && last.left === session.read() && clock.stopwatch() - last.at < DEDUPLICATION
}

export async function fetchUserProfile(api: Api) {
  return responseOf(await api.GET('/userProfile'))
}

/** `t` is the current time as ISO 8601 (rule 16.8), so that no cache responds. */
export async function fetchRecipientProfile(api: Api, clock: ServerClock) {
  const now = clock.now() ?? Date.now()
  return responseOf(
    await api.noCache.GET('/recipientProfile', { params: { query: { t: new Date(now).toISOString() } } }),
  )
}
