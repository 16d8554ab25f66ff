import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '#web/testing/test-config.ts'
import type { Note } from './notes.ts'
import { createReporter, LIMITS } from './reporter.ts'

type Payload = { apiKey: string; events: [Sent] }
type Sent = {
  exceptions: { errorClass: string; message: string; stacktrace: object[] }[]
  breadcrumbs: { type: string; name: string; metaData: object }[]
  context: string
  severity: string
  unhandled: boolean
  user: object
  response: object
  metaData: object
}

/** What the fake Bugsnag received: the raw body and headers of each request. */
const got: { body: string; headers: IncomingHttpHeaders }[] = []
let server: Server
let endpoint = ''

beforeEach(async () => {
  sessionStorage.clear()
  got.length = 0
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader(
      'Access-Control-Allow-Headers',
      '*, Content-Type, Bugsnag-Api-Key, Bugsnag-Payload-Version, Bugsnag-Sent-At',
    )
    if (request.method === 'OPTIONS') return void response.end()
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      got.push({ body: Buffer.concat(parts).toString(), headers: request.headers })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`
})

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  return new Promise((resolve) => server.close(resolve))
})

const reporter = () => createReporter({ ...testConfig, errorReports: { key: '0'.repeat(32), endpoint } })
const at = new Date('2026-11-21T10:00:00Z')
const crash = (error: unknown, page = '/darce'): Note => ({ kind: 'crash', at, page, error })
const call = (code: number, isFault = false, path = '/nps'): Note => {
  return { kind: 'call', at, page: '/darce', method: 'GET', path, code, isFault }
}

/** The received events, once there are `count` of them, sorted by message, because the network does not preserve the order. */
async function events(count: number): Promise<Sent[]> {
  await waitFor(() => expect(got).toHaveLength(count))
  const messageText = ({ exceptions }: Sent) => exceptions[0]?.message ?? ''
  return got
    .map(({ body }) => (JSON.parse(body) as Payload).events[0])
    .toSorted((one, other) => messageText(one).localeCompare(messageText(other)))
}

const CANARIES = {
  email: 'jana.novakova@example.com',
  phone: '+420777123456',
  name: 'Janička Nováková',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJwLTEifQ.c2ln',
  birthDate: '1985-04-01',
  angelNumber: '10000001',
  uid: 'p-10000001',
  diagnosis: 'leukemie',
}
const all = Object.values(CANARIES).join(' ')

describe('a report contains no personal data (rule 18.15):', () => {
  const sources: [name: string, makeNote: () => Note][] = [
    ['the message of an error', () => crash(new Error(all))],
    ['the message of an engine', () => crash(new TypeError(`Cannot read properties of undefined (reading '${all}')`))],
    ['the name of an error', () => crash(Object.assign(new Error('x'), { name: all }))],
    ['further properties of an error', () => crash(Object.assign(new Error('x'), { person: CANARIES, body: all }))],
    ['its cause', () => crash(new Error('x', { cause: new Error(all, { cause: all }) }))],
    ['its stack', () => crash(Object.assign(new Error('x'), { stack: stackOf() }))],
    ['what was thrown instead of an error', () => crash(all)],
    ['an object thrown', () => crash({ ...CANARIES, name: all, message: all })],
    ['a failed call whose path is not the contract’s', () => call(500, true, `/nps/${CANARIES.uid}?q=${all}`)],
  ]
  const stackOf = () =>
    [
      `Error: ${all}`,
      `    at ${CANARIES.email} (https://portal.example.com/assets/app-1.js?token=${CANARIES.token}:1:2)`,
      `    at f (https://portal.example.com/obnova-hesla/${CANARIES.phone}?odkaz=${CANARIES.token}:1:2)`,
    ].join('\n')

  it.each(sources)('from %s', async (_name, makeNote) => {
    plantIntoPage()
    const report = reporter()
    for (const code of [200, 401]) report(call(code, false, `/families/${CANARIES.diagnosis}`))
    report(makeNote())
    await events(1)
    // jsdom implements no referrer policy; error-reports.e2e.ts checks it in a browser.
    const {
      body,
      headers: { referer: _, ...headers },
    } = got[0] ?? { body: '', headers: {} }
    const leaked = Object.entries(CANARIES).filter(([, canary]) =>
      `${body} ${JSON.stringify(headers)}`.includes(canary),
    )
    expect(leaked).toEqual([])
    expect(body).not.toContain('tajny-odkaz')
    expect(body).not.toContain('Jani')
  })

  /** Plants personal data where Bugsnag looks: address, title, markup, console, clicks, history, storage. */
  function plantIntoPage() {
    window.history.replaceState(
      { all },
      '',
      `/profil-rodiny/${CANARIES.angelNumber}?odkaz=tajny-odkaz&e=${CANARIES.email}`,
    )
    document.title = CANARIES.name
    localStorage.setItem('access-token', CANARIES.token)
    const button = document.createElement('button')
    button.textContent = CANARIES.name
    document.body.append(button)
    vi.spyOn(console, 'info').mockImplementation(() => {})
    reporter()
    // biome-ignore lint/suspicious/noConsole: the console is one of the places where Bugsnag looks
    console.info(all)
    button.click()
    window.history.pushState(null, '', `/moje-platby?${CANARIES.uid}`)
  }

  it('and contains only the values listed here', async () => {
    const report = reporter()
    report(call(200))
    report(crash(new TypeError('Failed to fetch')))
    const [event] = await events(1)
    expect(event).toMatchObject({
      exceptions: [{ errorClass: 'TypeError', message: 'The network failed', type: 'browserjs' }],
      severity: 'error',
      unhandled: true,
      app: { version: '1.2.3' },
      request: { clientIp: '[REDACTED]' },
      context: '/darce',
      metaData: {},
      featureFlags: [],
    })
    expect([event?.user, event?.response]).toEqual([{}, {}])
    expect(Object.keys(event ?? {}).toSorted()).toEqual(
      ['app', 'breadcrumbs', 'context', 'device', 'exceptions', 'featureFlags', 'metaData'].concat([
        'payloadVersion',
        'request',
        'response',
        'severity',
        'severityReason',
        'unhandled',
        'user',
      ]),
    )
    expect(event?.breadcrumbs.map(({ type, name, metaData }) => ({ type, name, metaData }))).toEqual([
      { type: 'navigation', name: '/darce', metaData: {} },
      { type: 'request', name: 'getNps', metaData: { code: 200 } },
    ])
  })
})

describe('a failed call', () => {
  it('is reported with its operation and outcome, also after a lost connection', async () => {
    const report = reporter()
    report(call(410, true))
    report(call(500, true))
    const sent = await events(2)
    expect(
      sent.map(({ exceptions, severity }) => [exceptions[0]?.errorClass, exceptions[0]?.message, severity]),
    ).toEqual([
      ['CallFailed', 'getNps 410', 'warning'],
      ['CallFailed', 'getNps 500', 'warning'],
    ])
  })

  it('is reported once, however often it fails; invalid input is not reported', async () => {
    const report = reporter()
    for (let times = 0; times < 30; times += 1) report(call(410, true))
    report(call(401))
    report(crash(new Error('after them')))
    const sent = await events(2)
    expect(sent.map(({ exceptions }) => exceptions[0]?.errorClass)).toEqual(['CallFailed', 'Error'])
  })
})

describe('the limits of rule 17.8:', () => {
  const distinct = (number: number) =>
    crash(Object.assign(new Error('x'), { stack: `at https://p.cz/assets/app-1.js:1:${number}` }))

  it('at most 10 events per session of the tab, across reloads', async () => {
    for (const load of [0, 1, 2]) {
      const report = reporter()
      for (let number = 0; number < 5; number += 1) report(distinct(load * 5 + number))
    }
    await events(10)
    // Events sent after them would have arrived before this one, which starts a new session.
    sessionStorage.clear()
    createReporter({ ...testConfig, errorReports: { key: '1'.repeat(32), endpoint } })(distinct(1))
    await events(11)
    expect(got.filter(({ body }) => body.includes('0'.repeat(32)))).toHaveLength(10)
  })

  it('the last 100 breadcrumbs', async () => {
    const report = reporter()
    for (let code = 1; code <= 250; code += 1) report(call(code))
    report(distinct(1))
    const [event] = await events(1)
    expect(event?.breadcrumbs).toHaveLength(100)
    expect(event?.breadcrumbs.at(-1)?.metaData).toEqual({ code: 250 })
  })

  it('at most 1 MB, whatever was thrown', async () => {
    const huge = Object.assign(new Error('x'.repeat(3_000_000)), { more: 'y'.repeat(3_000_000) })
    huge.stack = `Error\n${'    at f (https://p.cz/assets/app-1.js:1:1)\n'.repeat(50_000)}`
    const report = reporter()
    for (let code = 1; code <= 100; code += 1) report(call(code))
    report(crash(huge))
    await events(1)
    expect(got[0]?.body.length).toBeLessThan(1_000_000)
  })

  it('without the breadcrumbs if they alone are too large', async () => {
    const report = reporter()
    report(crash(new TypeError('Failed to fetch'), `/${'a'.repeat(600_000)}`))
    report(crash(new Error('second'), '/darce'))
    const sent = await events(2)
    expect(sent.map(({ breadcrumbs }) => breadcrumbs.length)).toEqual([2, 0])
    expect(LIMITS).toEqual({ events: 10, bytes: 990_000, breadcrumbs: 100 })
  })
})

it('an event that cannot be sent is dropped silently', async () => {
  await new Promise((resolve) => server.close(resolve))
  const complaints: unknown[] = []
  const note = (event: Event) => complaints.push(event)
  window.addEventListener('error', note)
  window.addEventListener('unhandledrejection', note)
  const tried = vi.spyOn(XMLHttpRequest.prototype, 'send')
  expect(() => reporter()(crash(new Error('offline')))).not.toThrow()
  await waitFor(() =>
    expect((tried.mock.contexts[0] as XMLHttpRequest | undefined)?.readyState).toBe(XMLHttpRequest.DONE),
  )
  window.removeEventListener('error', note)
  window.removeEventListener('unhandledrejection', note)
  expect(complaints).toEqual([])
  server = createServer().listen(0)
})
