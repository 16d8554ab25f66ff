import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInRecipient } from '../../testing/family.ts'
import { listen, makeApp, openWorld, requestText, sendRaw, signIn } from '../../testing/test-app.ts'

const app = makeApp()
let port = 0
beforeAll(async () => {
  port = await listen(app)
})
afterAll(() => app.close())

async function scene(fault: object, operationId = 'saveNps') {
  const { id } = await openWorld(app)
  const headers = await signIn(app, '10000001', `/w/${id}`)
  const setFault = (fault: object) =>
    app.inject({ method: 'POST', url: `/sandbox/worlds/${id}/faults`, payload: { operationId, times: 1, ...fault } })
  expect((await setFault(fault)).statusCode).toBe(201)
  const lines = [`authorization: ${headers.authorization}`, 'content-type: application/json']
  const rate = () => sendRaw(port, requestText(`POST /w/${id}/api/nps`, lines, '{"rating":3}'))
  const saved = async () => (await app.inject({ url: `/w/${id}/api/nps`, headers })).json().response.Value
  const entries = async () =>
    (await app.inject(`/sandbox/worlds/${id}/journal?operationId=${operationId}`)).json().entries
  return { id, headers, rate, saved, entries, setFault }
}

const BEFORE = 9
describe.each(['before', 'after'] as const)('a fault %s the commit is a real failure of the socket', (when) => {
  const want = when === 'before' ? BEFORE : 3

  test('reset sends the head of the answer first, then resets', async () => {
    const { rate, saved } = await scene({ kind: 'reset', when })
    const { text, end } = await rate()
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\n$/)
    expect([end, await saved()]).toEqual(['reset', want])
  })

  test('refuse closes the connection without a byte', async () => {
    const { rate, saved } = await scene({ kind: 'refuse', when })
    expect((await rate()).text).toBe('')
    expect(await saved()).toBe(want)
  })

  test('cut ends in the middle of the body it announced', async () => {
    const { rate, saved } = await scene({ kind: 'cut', atPercent: 50, when })
    const { text } = await rate()
    const [head = '', body = ''] = text.split('\r\n\r\n')
    const announced = Number(/content-length: (\d+)/.exec(head)?.[1])
    expect(body).toHaveLength(Math.floor(announced / 2))
    expect(body.startsWith('{"error_code":200')).toBe(true)
    expect(await saved()).toBe(want)
  })

  test('stall sends nothing, then resets', async () => {
    const { rate, saved } = await scene({ kind: 'stall', ms: 30, when })
    expect(await rate()).toEqual({ text: '', end: 'reset' })
    expect(await saved()).toBe(want)
  })

  test('garbage is a 200 with a body that is not JSON', async () => {
    const { rate, saved } = await scene({ kind: 'garbage', when })
    const { text } = await rate()
    expect(text).toContain('HTTP/1.1 200')
    expect(() => JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toThrow('JSON')
    expect(await saved()).toBe(want)
  })

  test('html is a proxy’s page with 502', async () => {
    const { rate, saved } = await scene({ kind: 'html', when })
    expect((await rate()).text).toMatch(/^HTTP\/1\.1 502 [\s\S]*text\/html[\s\S]*<h1>502 Bad Gateway/)
    expect(await saved()).toBe(want)
  })

  test('the page of the proxy has the world’s time as Date, because the portal sets its clock by it', async () => {
    const { rate } = await scene({ kind: 'html', when })
    expect((await rate()).text).toMatch(/\r\ndate: Tue, 10 Nov 2026 /i)
  })

  test.each([
    [429, 'rate-limited'],
    [503, 'service-unavailable'],
  ])(
    'error_code %i has the status of the contract, Retry-After and its error, requested or not',
    async (errorCode, error) => {
      for (const requested of [{ error }, {}]) {
        const { rate, saved } = await scene({ kind: 'error_code', errorCode, ...requested, when })
        const head = `^HTTP/1\\.1 ${errorCode} [^]*retry-after: 1\r\n`
        expect((await rate()).text).toMatch(
          new RegExp(`${head}[^]*{"error_code":${errorCode},"error":"${error}"}$`, 'i'),
        )
        expect(await saved()).toBe(want)
      }
    },
  )

  test('latency delays an otherwise normal answer', async () => {
    const { rate, saved } = await scene({ kind: 'latency', ms: 60, when })
    const started = performance.now()
    expect((await rate()).text).toContain('"Value":3')
    expect(performance.now() - started).toBeGreaterThan(55)
    expect(await saved()).toBe(3)
  })
})

test('a fault applies to the requested number of calls, and the journal names it', async () => {
  const { rate, entries } = await scene({ kind: 'refuse', times: 2 })
  expect([(await rate()).text, (await rate()).text]).toEqual(['', ''])
  expect((await rate()).text).toContain('"Value":3')
  expect((await entries()).map(({ fault, httpStatus }: Record<string, unknown>) => [fault, httpStatus])).toEqual([
    ['refuse before', 0],
    ['refuse before', 0],
    [undefined, 200],
  ])
})

test('a call that breaks the contract uses up no fault', async () => {
  const { rate, id, headers } = await scene({ kind: 'refuse' })
  const wrong = await app.inject({ method: 'POST', url: `/w/${id}/api/nps`, headers, payload: { rating: 11 } })
  expect(wrong.json().fields).toEqual({ rating: 'max' })
  expect((await rate()).text).toBe('')
})

test('a browser’s silent resend of a refused call is refused as well, and the next call is answered', async () => {
  const { id, entries } = await scene({ kind: 'refuse' }, 'getValueStore')
  const get = (agent: string) =>
    `GET /w/${id}/api/valueStore/nps_showStart HTTP/1.1\r\nhost: x\r\nuser-agent: ${agent}\r\n\r\n`
  const other = `GET /w/${id}/api/nps?emlid=jana-nps-2026 HTTP/1.1\r\nhost: x\r\n\r\n`
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1', () => socket.write(other))
  socket.once('data', () => socket.write(get('Mozilla/5.0 Chrome')))
  socket.on('close', () => resolve()).on('error', () => {})
  await promise
  expect((await sendRaw(port, get('Mozilla/5.0 Chrome'))).text).toBe('')
  const [refused, resent] = await entries()
  expect(resent).toMatchObject({ fault: 'refuse before', faultId: 'resend', resendOf: refused.id })
  const closing = get('Mozilla/5.0 Chrome').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')
  expect((await sendRaw(port, closing)).text).toContain('HTTP/1.1 200')
})

describe('a fault is aimed', () => {
  const rateOf = async (id: string, login: string) => {
    const headers = await signIn(app, login, `/w/${id}`)
    return async (rating: number) =>
      (await app.inject({ method: 'POST', url: `/w/${id}/api/nps`, headers, payload: { rating } })).json().error_code
  }
  const fails = { kind: 'error_code', errorCode: 500 }

  test('at a person: in a session, and while signing in', async () => {
    const { id, setFault } = await scene({ ...fails, person: '10000001', times: 2 })
    const [jana, karel] = [await rateOf(id, '10000001'), await rateOf(id, '10000002')]
    expect([await karel(3), await jana(3)]).toEqual([200, 500])
    await setFault({ ...fails, operationId: 'logIn', person: 'p-10000001' })
    const logIn = async (username: string) => {
      const payload = { username, password: 'andel123' }
      return (await app.inject({ method: 'POST', url: `/w/${id}/api/login`, payload })).json().error_code
    }
    expect([await logIn('10000002'), await logIn('10000001')]).toEqual([200, 500])
  })

  test('at a value of the path, the query or the body', async () => {
    const { id, setFault, headers } = await scene({ ...fails, where: { rating: '4' } })
    const rate = await rateOf(id, '10000002')
    expect([await rate(3), await rate(4)]).toEqual([200, 500])
    await setFault({ ...fails, operationId: 'getValueStore', where: { keys: 'nps_showEnd' } })
    const read = async (keys: string) =>
      (await app.inject({ url: `/w/${id}/api/valueStore/${keys}`, headers })).json().error_code
    expect([await read('nps_showStart'), await read('nps_showEnd')]).toEqual([200, 500])
  })

  test('at the calls after those that pass first, and the list counts both', async () => {
    const { id, headers } = await scene({ ...fails, operationId: 'getNps', skip: 2, times: 2 })
    const read = async () => (await app.inject({ url: `/w/${id}/api/nps`, headers })).json().error_code
    const list = async () => (await app.inject(`/sandbox/worlds/${id}/faults`)).json().faults
    expect(await read()).toBe(200)
    expect(await list()).toMatchObject([{ skip: 2, toSkip: 1, times: 2, left: 2 }])
    expect([await read(), await read(), await read(), await read()]).toEqual([200, 500, 500, 200])
    expect(await list()).toEqual([])
  })

  test('at a phone, and the journal says which fault met a message', async () => {
    const { id, entries } = await scene({ kind: 'message-lost', recipient: '+420 602 000 201' }, 'logInRecipient')
    await expect(signInRecipient(app, id, '2000010', '1980-01-10')).resolves.toBeDefined()
    await expect(signInRecipient(app, id)).rejects.toThrow('undefined')
    const faults = (await entries()).map(({ messageFault }: { messageFault: unknown }) => messageFault)
    expect(faults.filter(Boolean)).toEqual([{ id: 'fault-1', kind: 'message-lost' }])
  })
})

describe('the answer of a call is changed', () => {
  test('as a JSON patch says; the call is done and remembered as it was', async () => {
    const { rate, saved, entries } = await scene({
      kind: 'patch',
      patch: [{ op: 'replace', path: '/response/Value', value: 7 }],
    })
    expect((await rate()).text).toContain('"Value":7')
    expect(await saved()).toBe(3)
    const [entry] = await entries()
    expect(entry).toMatchObject({ fault: 'patch after', faultId: 'fault-1', httpStatus: 200 })
    expect(entry.offContract).toBeUndefined()
    expect(entry.call.response.content.response.Value).toBe(7)
  })

  test('and the journal says where it is then off the contract', async () => {
    const { rate, entries } = await scene({
      kind: 'patch',
      patch: [{ op: 'replace', path: '/response/Value', value: 'seven' }],
    })
    expect((await rate()).text).toContain('"Value":"seven"')
    expect((await entries())[0].offContract).toEqual(['/response/Value type'])
  })

  test.each<[string, object]>([
    [
      'remove /response/Nothing: the answer has no place /response/Nothing',
      { op: 'remove', path: '/response/Nothing' },
    ],
    ['/error_code has another value', { op: 'test', path: '/error_code', value: 401 }],
  ])('unless a step does not fit: %s', async (reason, step) => {
    const { rate, entries } = await scene({
      kind: 'patch',
      patch: [{ op: 'replace', path: '/response/Value', value: 7 }, step],
    })
    expect((await rate()).text).toContain('"Value":3')
    expect((await entries())[0].notPatched).toBe(reason)
  })
})

test('an upload is cut while its body arrives', async () => {
  const { id, headers } = await scene({ kind: 'cut', atPercent: 10, when: 'before' }, 'uploadFiles')
  const head = `POST /w/${id}/api/upload HTTP/1.1\r\nhost: x\r\nauthorization: ${headers.authorization}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 3000000\r\n\r\n`
  const response = await sendRaw(port, head + 'x'.repeat(400_000))
  expect(response).toEqual({ text: '', end: 'reset' })
})

test('a browser’s silent resend of a cut upload is cut as well, and the next upload is answered', async () => {
  const { id, headers } = await scene({ kind: 'cut', atPercent: 10, when: 'before', times: 1 }, 'uploadFiles')
  const upload = [
    `POST /w/${id}/api/upload HTTP/1.1`,
    'host: x',
    'user-agent: Mozilla/5.0 Chrome',
    `authorization: ${headers.authorization}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 5',
    'connection: close',
    '',
    'x'.repeat(5),
  ].join('\r\n')
  const other = `GET /w/${id}/api/nps?emlid=jana-nps-2026 HTTP/1.1\r\nhost: x\r\n\r\n`
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1', () => socket.write(other))
  socket.once('data', () => socket.write(upload))
  socket.on('close', () => resolve()).on('error', () => {})
  await promise
  expect((await sendRaw(port, upload)).text).toBe('')
  expect((await sendRaw(port, upload)).text).toContain('HTTP/1.1 400')
})

test('a probability depends on the world’s seed: equal worlds fail alike', async () => {
  const run = async () => {
    const { id } = await openWorld(app, { seed: 11 })
    const url = `/sandbox/worlds/${id}/faults`
    const payload = { operationId: '*', kind: 'error_code', errorCode: 500, error: 'internal-error', probability: 0.8 }
    await app.inject({ method: 'POST', url, payload })
    const statuses: number[] = []
    for (let i = 0; i < 40; i++) statuses.push((await app.inject(`/w/${id}/api/valueStore/nps_showStart`)).statusCode)
    return statuses
  }
  const [one, other] = [await run(), await run()]
  expect(one).toEqual(other)
  const failed = one.filter((status) => status === 500).length
  expect(failed).toBeGreaterThan(24)
  expect(failed).toBeLessThan(40)
})

test('a cut at 100 % ends the connection after the whole body', async () => {
  const { rate } = await scene({ kind: 'cut', atPercent: 100, when: 'after' })
  expect((await rate()).text).toContain('"Value":3')
})

test.each<[string, string, object]>([
  ['an unknown operation', 'operationId', { operationId: 'nope', kind: 'reset' }],
  ['a lost message of an operation that sends none', 'operationId', { kind: 'message-lost' }],
  ['an aim that there is not', 'phone', { kind: 'reset', phone: '10000001' }],
  ['an unknown person', 'person', { kind: 'reset', person: '19999999' }],
  ['a recipient of what is no message', 'recipient', { kind: 'reset', recipient: '+420601000001' }],
  ['a changed answer without its changes', 'patch', { kind: 'patch' }],
  ['a change without its value', 'patch.0.value', { kind: 'patch', patch: [{ op: 'add', path: '/response/x' }] }],
  ['an unknown kind', 'kind', { kind: 'explode' }],
  ['a stall without a duration', 'ms', { kind: 'stall' }],
  ['a late message without a duration', 'ms', { operationId: 'logInRecipient', kind: 'message-late' }],
  ['a delay above the longest', 'ms', { kind: 'latency', ms: 600_001 }],
  ['a message later than a day', 'ms', { operationId: 'logInRecipient', kind: 'message-late', ms: 86_400_001 }],
  ['an error_code without its code', 'errorCode', { kind: 'error_code' }],
  ['an error_code below those of refusals', 'errorCode', { kind: 'error_code', errorCode: 204 }],
  ['a wrong value of another kind', 'errorCode', { kind: 'reset', errorCode: 204 }],
  ['a probability over one', 'probability', { kind: 'reset', probability: 2 }],
])('%s is refused with the name of the property: %s', async (_name, field, fault) => {
  const { setFault } = await scene({ kind: 'latency', ms: 0 })
  const answer = await setFault(fault)
  expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({ status: 400, error: 'bad-request', field })
})
