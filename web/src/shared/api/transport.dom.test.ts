import { describe, expect, it } from 'vitest'
import provider from '#generated/provider.json' with { type: 'json' }
import { type FakeAnswer, type FakeAnswers, lost, observedSend } from '#web/testing/observed-send.ts'
import { pageStorage } from '#web/testing/page-storage.ts'
import { HOUR, loginAnswer, tokenThatExpires } from '#web/testing/people.ts'
import { createSessionStore } from '../session/session-store.ts'
import { answerOf, responseOf } from './answer.ts'
import { checkAnswers } from './check-answers.ts'
import { type Api, type CallResult, createApi } from './client.ts'
import { ApiFailure } from './envelope.ts'
import { asForm, postForPdf, postToUrl } from './plain-calls.ts'
import { createServerClock } from './server-clock.ts'
import { uploadFiles } from './upload.ts'

const base = 'https://provider.example.com/api'
/** The time of another machine than the provider's. */
const elsewhere = { Date: 'Tue, 01 Jan 2041 00:00:00 GMT' }
const rating = { error_code: 200, response: { Value: 9, Date: null } } as const

function portal(answers: FakeAnswers, signedIn = loginAnswer(), onEnd?: (end: CallResult) => void, checksReads = true) {
  localStorage.clear()
  const session = createSessionStore(localStorage)
  session.start(signedIn)
  const observed = observedSend(base, answers)
  const clock = createServerClock(pageStorage(localStorage).storage)
  const { send } = observed
  const api = createApi({
    base,
    send,
    credentials: session,
    clock,
    language: () => 'en',
    onEnd,
    check: checkAnswers(checksReads),
  })
  return { api, session, clock, ...observed }
}

describe('every call', () => {
  it('carries Accept, uid, lang and the unchanged token', async () => {
    const donor = loginAnswer()
    const { api, calls } = portal({ 'GET /nps': rating }, donor)
    await api.GET('/nps')
    const { headers } = calls[0] ?? {}
    expect(headers?.get('Accept')).toBe('application/json')
    expect(headers?.get('uid')).toBe('p-10000001')
    expect(headers?.get('lang')).toBe('en')
    expect(headers?.get('Authorization')).toBe(donor.token)
  })

  it('has an empty uid and no token for a visitor', async () => {
    const { api, session, calls } = portal({ 'GET /nps': rating })
    session.clear('logged-out')
    await api.GET('/nps')
    expect(calls[0]?.headers.get('uid')).toBe('')
    expect(calls[0]?.headers.has('Authorization')).toBe(false)
  })

  it('sets the clock by its response', async () => {
    const { api, clock, setDate } = portal({ 'GET /nps': rating })
    setDate(Date.parse('2031-01-01T00:00:00Z'))
    await api.GET('/nps')
    expect(new Date(clock.now() ?? 0).getUTCFullYear()).toBe(2031)
  })

  it.each([
    ['its refusal', Response.json({ error_code: 502, error: 'bad-gateway' }, { status: 502, headers: elsewhere })],
    ['its page', new Response('<!doctype html>', { headers: elsewhere })],
  ])('does not set the clock when a proxy answered instead of the provider, with %s', async (_, unreached) => {
    const { api, clock, setDate, answer } = portal({ 'GET /nps': rating })
    setDate(Date.parse('2031-01-01T00:00:00Z'))
    await api.GET('/nps')
    answer({ 'GET /nps': unreached })
    await api.GET('/nps')
    expect(new Date(clock.now() ?? 0).getUTCFullYear()).toBe(2031)
  })
})

describe('the kinds of calls of rule 16.1', () => {
  const answers: FakeAnswers = {
    'GET /nps': rating,
    'DELETE /session': { error_code: 200 },
    'POST /nps': { error_code: 200 },
  }

  it('GET and DELETE add uid to the address', async () => {
    const { api, calls } = portal(answers)
    await api.GET('/nps', { params: { query: { emlid: 'jana' } } })
    await api.DELETE('/session')
    expect(calls.map(({ query }) => query)).toEqual([{ emlid: 'jana', uid: 'p-10000001' }, { uid: 'p-10000001' }])
  })

  it('GET and DELETE of the client without uid add none to the address', async () => {
    const { api, calls } = portal(answers)
    await api.withoutUid.GET('/nps')
    await api.withoutUid.DELETE('/session')
    expect(calls.map(({ query }) => query)).toEqual([{}, {}])
  })

  it('POST sends JSON and adds nothing to the address', async () => {
    const { api, calls } = portal(answers)
    await api.POST('/nps', { body: { rating: 9 } })
    expect(calls[0]).toMatchObject({ body: { rating: 9 }, query: {} })
  })

  it('some calls prevent caching', async () => {
    const { api, calls } = portal(answers)
    await api.noCache.GET('/nps')
    expect(calls[0]?.headers.get('Cache-Control')).toBe('no-cache, no-store')
    expect(calls[0]?.headers.get('Pragma')).toBe('no-cache')
  })

  it('POST sends a form body where the serialiser says so', async () => {
    const { api, calls } = portal(answers)
    await api.POST('/nps', { body: { rating: 9 }, bodySerializer: () => asForm({ rating: '9', emlid: undefined }) })
    expect(calls[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(calls[0]?.body).toContain('name="rating"')
    expect(calls[0]?.body).not.toContain('emlid')
  })

  it('a list of files is sent as meta[i] and File[i]', async () => {
    const stored = { error_code: 200, response: { files: [{ Key: 'f-1', Value: 'zpráva.pdf' }] } } as const
    const { api, calls } = portal({ 'POST /upload': stored })
    const file = new File(['%PDF-1.7'], 'zpráva.pdf', { type: 'application/pdf' })
    expect(await uploadFiles(api, [{ category: 'document', file }], { idempotencyKey: 'abcdefgh' })).toEqual(
      stored.response.files,
    )
    expect(calls[0]?.headers.get('Idempotency-Key')).toBe('abcdefgh')
    expect(calls[0]?.body).toMatch(/name="meta\[0\]"\s+\{"category":"document"\}/)
    expect(calls[0]?.body).toMatch(/name="File\[0\]"; filename=/)
  })

  it('a PDF is requested with the same headers', async () => {
    const { api, calls } = portal({ 'POST /documents': () => new Response('%PDF-1.7') })
    expect((await postForPdf(api, '/documents', { year: 2025 })).type).toBe('application/pdf')
    expect(calls[0]?.headers.get('Accept')).toBe('application/pdf')
    expect(calls[0]?.headers.get('uid')).toBe('p-10000001')
  })

  it('a full address gets the body and no token, and returns its text or the failure', async () => {
    const { send, calls } = observedSend('https://elsewhere.example.com', {
      'POST /hook': () => new Response('děkujeme'),
    })
    expect(await postToUrl('https://elsewhere.example.com/hook', { a: 1 }, { send })).toBe('děkujeme')
    expect(calls[0]?.headers.has('Authorization')).toBe(false)
    expect(await postToUrl('https://elsewhere.example.com/other', {}, { send })).toMatchObject({ error_code: 410 })
  })
})

describe('the end of a session', () => {
  it.each(['token-missing', 'token-expired', 'token-invalid'])('comes with %s', async (error) => {
    const { api, session } = portal({ 'GET /nps': { error_code: 401, error } })
    await api.GET('/nps')
    expect(session.read().isLoggedIn).toBe(false)
  })

  it.each([
    [401, 'wrong-code'],
    [401, 'wrong-credentials'],
    [403, 'scope-forbidden'],
    [410, 'whatever'],
  ])('does not come with %i %s', async (error_code, error) => {
    const { api, session } = portal({ 'GET /nps': { error_code, error } })
    await api.GET('/nps')
    expect(session.read().isLoggedIn).toBe(true)
  })

  it('does not end the session of the next user when the former user’s token is rejected late (rule 18.3)', async () => {
    const { promise, resolve } = Promise.withResolvers<{ error_code: 401; error: string }>()
    const { api, session } = portal({ 'GET /nps': () => promise })
    const late = api.GET('/nps')
    session.start(loginAnswer({ personId: 'p-10000002' }))
    resolve({ error_code: 401, error: 'token-expired' })
    expect(() => responseOf({ data: undefined, response: new Response() })).toThrow(ApiFailure)
    expect((await late).data).toMatchObject({ error_code: 410, error: 'session-changed' })
    expect(session.current().personId).toBe('p-10000002')
  })
})

type Example = { value?: { error_code: number } }
type Operation = { responses: { 200: { content: { 'application/json': { examples: Record<string, Example> } } } } }
const METHODS = ['GET', 'POST', 'DELETE'] as const
/** The tokens of the examples are valid at this time. */
const NOW = Date.parse('2026-11-10T09:00:00Z')
/** Every operation that answers with data, with its successful examples in the contract. */
const operations = Object.entries(provider.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
  ([path, item]) =>
    METHODS.flatMap((method) => {
      const { examples = {} } = item[method.toLowerCase()]?.responses[200].content['application/json'] ?? {}
      const successes = Object.values(examples).flatMap(({ value }) =>
        value?.error_code === 200 && Object.keys(value).length > 1 ? [value as { error_code: 200 }] : [],
      )
      return successes.length > 0 ? [{ method, path, successes }] : []
    }),
)
const family = operations.find(({ path }) => path === '/families/{familyId}')?.successes[0] as { error_code: 200 }

/** The failure of a call that gets an answer; undefined if the caller gets its data. */
async function failureOf({ method, path }: Pick<(typeof operations)[number], 'method' | 'path'>, answer: FakeAnswer) {
  const { api, setDate } = portal({ [`${method} ${path}`]: answer })
  setDate(NOW)
  return (api[method] as Api['GET'])(path as '/nps')
    .then(answerOf)
    .then(
      () => undefined,
      (failure: unknown) => failure as ApiFailure,
    )
}

/** A success without its data, and with each part of them of another type. */
function spoilt({ error_code, ...data }: { error_code: 200 }): { error_code: 200 }[] {
  return Object.entries(data as Record<string, object>).flatMap(([name, given]) => {
    const parts = Object.entries(given).filter(([, part]) => part !== null && !Array.isArray(given))
    const others = parts.map(([part, value]) => ({ ...given, [part]: typeof value === 'string' ? 1 : 'text' }))
    return [undefined, null, [null], { unexpected: 1 }, ...others].map((other) => ({ error_code, [name]: other }))
  })
}

describe('an answer off the contract (rules 3.13, 17.10)', () => {
  it.each(operations)(
    'of $method $path has an unknown outcome, is no lost connection and begins no session',
    async (operation) => {
      for (const bad of operation.successes.flatMap(spoilt)) {
        const failure = await failureOf(operation, bad)
        expect(failure).toMatchObject({
          isUnreadable: true,
          isNetwork: false,
          isOutcomeUnknown: true,
          isPassing: true,
        })
      }
      for (const good of operation.successes) expect(await failureOf(operation, good)).toBeUndefined()
    },
  )

  it('is the page of a proxy, also with HTTP 200', async () => {
    const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
    for (const operation of operations) {
      expect(await failureOf(operation, page)).toMatchObject({ code: 410, isNetwork: false, isOutcomeUnknown: true })
      expect(await failureOf(operation, lost)).toMatchObject({ code: 410, isNetwork: true })
    }
  })

  it('is refused on a page that shows no data of a person, in writes and profiles', async () => {
    const { api } = portal(
      { 'POST /registration': rating, 'GET /userProfile': rating, 'GET /consent': rating },
      undefined,
      undefined,
      false,
    )
    for (const call of [api.POST('/registration', { body: {} as never }), api.GET('/userProfile')])
      expect((await call).data).toMatchObject({ error_code: 410 })
    expect((await api.GET('/consent')).data).toEqual(rating)
  })
})

describe('the listener of calls (for error reports)', () => {
  const refused = (error_code: number, error: string) => ({ error_code, error })
  const rows: [string, FakeAnswers[string], Pick<CallResult, 'code' | 'isFault'>][] = [
    ['a success', family, { code: 200, isFault: false }],
    ['a refusal of invalid input', refused(401, 'wrong-credentials'), { code: 401, isFault: false }],
    ['a thing that is not there', refused(404, 'payment-not-found'), { code: 404, isFault: false }],
    ['too many calls', refused(429, 'rate-limited'), { code: 429, isFault: false }],
    ['a call that breaks the contract', refused(400, 'bad-request'), { code: 400, isFault: true }],
    ['a path that the provider does not know', refused(404, 'unknown-path'), { code: 404, isFault: true }],
    ['a failure of the provider', refused(500, 'internal-error'), { code: 500, isFault: true }],
    ['a lost connection', lost, { code: 410, isFault: true }],
    ['the page of a proxy', () => new Response('<html>', { status: 502 }), { code: 410, isFault: true }],
  ]

  it.each(rows)('receives %s with its operation and code, without personal ids', async (_name, answer, want) => {
    const ends: CallResult[] = []
    const { api } = portal({ 'GET /families/tajne-id': answer }, loginAnswer(), (end) => ends.push(end))
    await api.GET('/families/{familyId}', { params: { path: { familyId: 'tajne-id' } } })
    expect(ends).toEqual([{ method: 'GET', path: '/families/{familyId}', ...want }])
  })

  it('receives no fault if the user has left', async () => {
    const ends: CallResult[] = []
    const { api, session } = portal({ 'GET /nps': () => new Promise(() => {}) }, loginAnswer(), (end) => ends.push(end))
    const pending = api.GET('/nps')
    session.clear('logged-out')
    await pending
    expect(ends).toMatchObject([{ code: 410, isFault: false }])
  })
})

describe('an access token that would end the new session at once', () => {
  it.each([
    ['is opaque', 'k7Yx-opaque'],
    ['counts exp in milliseconds', tokenThatExpires((NOW + HOUR) * 1_000)],
    ['has expired', tokenThatExpires(NOW - 1_000)],
  ])('is a fault of the provider: it %s', async (_, token) => {
    const ends: CallResult[] = []
    const { api, setDate } = portal(
      { 'POST /login': { error_code: 200, response: { ...loginAnswer(), token } } },
      undefined,
      (end) => ends.push(end),
    )
    setDate(NOW)
    const body = { username: '10000001', password: 'andel123' }
    await expect(api.POST('/login', { body }).then(responseOf)).rejects.toMatchObject({
      code: 500,
      error: 'internal-error',
    })
    expect(ends).toEqual([{ method: 'POST', path: '/login', code: 500, isFault: true }])
  })
})
