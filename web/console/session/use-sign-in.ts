import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createApi } from '../../src/shared/api/client.ts'
import type { Credentials, CredentialsPort } from '../../src/shared/api/credentials.ts'
import { createServerClock } from '../../src/shared/api/server-clock.ts'
import type { LoginAnswer } from '../../src/shared/api/wire.ts'
import { readSession } from '../../src/shared/session/session-storage.ts'
import { createSessionStore } from '../../src/shared/session/session-store.ts'
import { announceStorage, enterWorld, leaveOtherWorld, openPortal } from '../api/portal-window.ts'
import { answered, type Schemas, sandbox } from '../api/sandbox.ts'
import { type ScenarioPerson, worldTotalsQuery } from '../api/world-queries.ts'
import { markMessages } from './read-messages.ts'
import type { Recorder } from './recorder.ts'
import { homeOf, type OnCode, type ReadSms, signIn } from './sign-in.ts'
import { browserTime, type WaitingStep } from './step-queue.ts'
import { useRecorder } from './use-recorder.ts'

type BrowserStep = Schemas['BrowserStep']

/**
 * When each step of a sign-in would have happened, so that it comes before the call that it causes: a family types its code when it has come.
 */
function timeSteps(steps: readonly BrowserStep[], times: { start: number; code: number; end: number }): WaitingStep[] {
  const code = steps.findIndex((step) => step.kind === 'fill' && step.label === CODE)
  return steps.map((step, index) => {
    if (step.kind === 'see') return { step, happenedAt: times.end }
    return { step, happenedAt: code >= 0 && index >= code ? times.code : times.start }
  })
}

const CODE = 'Kód ze zprávy'

/**
 * The steps of a person of the scenario on the portal's own login page, in Czech as in a new
 * browser, until they reach their `home`; `sent` is the phone and code of a family.
 */
function stepsOfSignIn(
  { login, password, birthDate }: ScenarioPerson,
  sent: { phone: string; code: string } | undefined,
  home: string,
): BrowserStep[] {
  if (birthDate === undefined) {
    return [
      { kind: 'go', path: '/login' },
      { kind: 'fill', label: 'Andělské číslo nebo e-mail', value: login },
      { kind: 'fill', label: 'Heslo', value: password ?? '' },
      click('Přihlásit se'),
      at(home),
    ]
  }
  if (!sent) return []
  const [year = '', month = '', day = ''] = birthDate.split('-').map((part) => `${Number(part)}`)
  const digits = /\d{1,4}$/.exec(sent.phone)?.[0] ?? sent.phone
  return [
    { kind: 'go', path: '/prijemce/prihlaseni' },
    { kind: 'fill', label: 'Osobní číslo', value: login },
    { kind: 'choose', label: 'Den', value: day },
    { kind: 'choose', label: 'Měsíc', value: month },
    { kind: 'choose', label: 'Rok', value: year },
    click('Pokračovat'),
    { kind: 'press', role: 'radio', name: `Číslo končící na ${digits}` },
    click('Poslat kód'),
    { kind: 'fill', label: CODE, value: sent.code },
    click('Přihlásit se'),
    at(home),
  ]
}

const click = (name: string): BrowserStep => ({ kind: 'press', role: 'button', name })
const at = (path: string): BrowserStep => ({ kind: 'see', role: 'address', text: path })

const signedOut: Credentials = { personId: '', token: undefined, epoch: 0 }
const visitor: CredentialsPort = { current: () => signedOut, subscribe: () => () => undefined, expire: () => undefined }

/** `replaced`: who was signed in there before. */
type SignedIn = { personId: string; home: string; isOpen: boolean; replaced: string | undefined }

/**
 * Signs a person in by one click and shows their home in the portal's window; `isOpen` is false if
 * the browser blocked the window.
 */
export function useSignIn(world: string) {
  const recorder = useRecorder()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (person: ScenarioPerson): Promise<SignedIn> => {
      let home = ''
      let personId = ''
      let replaced: string | undefined
      const isOpen = await openPortal(async () => {
        const before = readSession(localStorage).session
        const answer = await startRecordedSession(world, person, recorder)
        home = homeOf(answer)
        personId = answer.personId
        if (before.isLoggedIn && before.personId !== answer.personId) replaced = before.displayName
        return { world, path: home }
      })
      return { personId, home, isOpen, replaced }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: worldTotalsQuery.queryKey }),
  })
}

/** Signs a person in for this window, which continues to their home. */
export function useSignInHere(world: string) {
  return useMutation({
    mutationFn: (person: ScenarioPerson) => startSession(world, person),
    onSuccess: (answer) => window.location.replace(homeOf(answer)),
  })
}

/** As `startSession`; the recording gets the steps by which the same person signs in on the login page: a test has no console. */
export async function startRecordedSession(
  world: string,
  person: ScenarioPerson,
  recorder: Recorder | undefined,
): Promise<LoginAnswer> {
  let code: { phone: string; code: string } | undefined
  const times = { start: browserTime(), code: 0 }
  const answer = await startSession(world, person, (phone, sent) => {
    code = { phone, code: sent }
    times.code = browserTime()
  })
  const home = homeOf(answer)
  recorder?.addWayTo(home, timeSteps(stepsOfSignIn(person, code, home), { ...times, end: browserTime() }))
  return answer
}

/** Enters a world and signs a person in there for the portal's window, which the caller opens. */
export async function startSession(world: string, person: ScenarioPerson, tellCode?: OnCode): Promise<LoginAnswer> {
  await enterWorld(world)
  leaveOtherWorld(world)
  const answer = await signIn(apiOf(world), person, smsOf(world), (phone, code, message) => {
    // No caller requested this message, and its code is used.
    markMessages(localStorage, [message], true)
    tellCode?.(phone, code, message)
  })
  createSessionStore(localStorage).start(answer)
  announceStorage()
  return answer
}

/**
 * The provider of one world as a visitor calls it. The portal's clock is stored too, or the portal
 * would check the token by another world's.
 */
const apiOf = (world: string) =>
  createApi({
    base: `${window.location.origin}/w/${encodeURIComponent(world)}/api`,
    send: (request) => fetch(request),
    credentials: visitor,
    clock: createServerClock(localStorage),
    language: () => 'cs',
  })

const smsOf =
  (world: string): ReadSms =>
  async (query) => {
    const params = { path: { world }, query: { channel: 'sms' as const, ...query } }
    return (await answered(sandbox.GET('/worlds/{world}/messages', { params }))).messages
  }
