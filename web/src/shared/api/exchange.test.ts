import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { answerOf } from './answer.ts'
import { ApiFailure } from './envelope.ts'
import { exchange } from './exchange.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Starts a provider on loopback with this behaviour. Returns its address. */
async function provider(behave: RequestListener): Promise<string> {
  const server = createServer(behave)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/nps`
}

const staying = new AbortController().signal

function ask(address: string, { timeLimit = 5_000, accept = 'application/json', left = staying } = {}) {
  const request = new Request(address, { headers: { Accept: accept } })
  return exchange(request, { send: (sent) => fetch(sent), timeLimit, left })
}

async function failureAt(address: string, options?: Parameters<typeof ask>[1]): Promise<ApiFailure> {
  const response = await ask(address, options)
  try {
    answerOf({ data: await response.json(), response })
  } catch (failure) {
    if (failure instanceof ApiFailure) return failure
  }
  throw new Error('The call succeeded')
}

const json = { 'Content-Type': 'application/json' }
const success = '{"error_code":200,"response":{"Value":9,"Date":null}}'

describe('a failing network becomes code 410 (rule 17.1)', () => {
  it('when no server listens', async () => {
    const address = await provider(() => {})
    for (const close of closing.splice(0)) close()
    const failure = await failureAt(address)
    expect(failure.code).toBe(410)
    expect(failure.error).toMatch(/^TypeError: /)
  })

  it('with the Retry-After of a page that a proxy sent instead', async () => {
    const page = { 'Content-Type': 'text/html', 'Retry-After': '20' }
    const failure = await failureAt(await provider((_request, response) => response.writeHead(503, page).end('<h1>')))
    expect([failure.code, failure.retryAfter]).toEqual([410, 20])
  })

  const misbehaviours: [string, RequestListener][] = [
    ['when the connection is reset before the answer', (request) => request.socket.resetAndDestroy()],
    [
      'when the connection is reset inside the body',
      (request, response) => {
        response.writeHead(200, { ...json, 'Content-Length': success.length })
        response.write(success.slice(0, 20), () => request.socket.resetAndDestroy())
      },
    ],
    [
      'when the body ends before its announced length',
      (_request, response) => {
        response.writeHead(200, { ...json, 'Content-Length': success.length + 10 })
        response.write(success, () => response.socket?.end())
      },
    ],
    ['when the body is no JSON', (_request, response) => response.writeHead(200, json).end('{"error_code":200,')],
    ['when the body is empty', (_request, response) => response.writeHead(200, json).end()],
    ['when the body is no envelope', (_request, response) => response.writeHead(200, json).end('[1, 2]')],
    [
      'when the body is not UTF-8',
      (_request, response) =>
        response.writeHead(200, json).end(Buffer.from('{"error_code":200,"response":"\xff"}', 'latin1')),
    ],
    [
      'when a proxy answers with a page',
      (_request, response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    ],
  ]
  it.each(misbehaviours)('%s', async (_name, behave) => {
    const failure = await failureAt(await provider(behave))
    expect(failure.code).toBe(410)
    expect(failure.isPassing).toBe(true)
  })

  it('when no response comes within the limit', async () => {
    const failure = await failureAt(await provider(() => {}), { timeLimit: 30 })
    expect(failure.error).toBe('TimeoutError: No answer within 30 ms')
  })

  it('when the body stalls past the limit', async () => {
    const address = await provider((_request, response) => response.writeHead(200, json).write(success.slice(0, 10)))
    expect((await failureAt(address, { timeLimit: 60 })).code).toBe(410)
  })
})

describe('error_code alone decides', () => {
  it('a success under a failing HTTP status is a success', async () => {
    const response = await ask(await provider((_request, answer) => answer.writeHead(500, json).end(success)))
    expect(answerOf({ data: await response.json(), response })).toEqual({
      error_code: 200,
      response: { Value: 9, Date: null },
    })
  })

  it('a refusal under HTTP 200 is a refusal, with its fields and its waiting time', async () => {
    const body = '{"error_code":429,"error":"too-many-codes","fields":{"phoneId":"busy"}}'
    const failure = await failureAt(
      await provider((_request, answer) => answer.writeHead(200, { ...json, 'Retry-After': '60' }).end(body)),
    )
    expect(failure).toMatchObject({ code: 429, error: 'too-many-codes', fields: { phoneId: 'busy' }, retryAfter: 60 })
  })
})

describe('a requested PDF', () => {
  const accept = 'application/pdf'

  it('arrives as a blob of type PDF, whatever its Content-Type is (rule 18.9)', async () => {
    const response = await ask(
      await provider((_request, answer) => answer.writeHead(200, { 'Content-Type': 'text/html' }).end('%PDF-1.7 …')),
      { accept },
    )
    const blob = await response.blob()
    expect(blob.type).toBe('application/pdf')
    expect(await blob.text()).toBe('%PDF-1.7 …')
  })

  it('may be refused by an envelope, whatever its Content-Type is', async () => {
    const body = '{"error_code":404,"error":"document-not-found"}'
    const address = await provider((_request, answer) => answer.writeHead(200, { 'Content-Type': accept }).end(body))
    expect(await failureAt(address, { accept })).toMatchObject({ code: 404, error: 'document-not-found' })
  })

  it('is never an HTML page', async () => {
    const address = await provider((_request, answer) =>
      answer.writeHead(200, { 'Content-Type': accept }).end('<script>alert(1)</script>'),
    )
    expect((await failureAt(address, { accept })).code).toBe(410)
  })
})

describe('a response for a user who has left (rule 18.3)', () => {
  it('is dropped', async () => {
    const leaving = new AbortController()
    const address = await provider((_request, answer) => {
      leaving.abort()
      answer.writeHead(200, json).end(success)
    })
    const failure = await failureAt(address, { left: leaving.signal })
    expect(failure.isSuperseded).toBe(true)
    expect(failure.isPassing).toBe(false)
  })
})
