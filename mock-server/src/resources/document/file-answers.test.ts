import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  collectLog,
  listen,
  makeApp,
  openWorld,
  requestText,
  sendRaw,
  signIn,
  withHandlers,
} from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

/** A file that needs no rendering. */
const small = {
  mediaType: 'application/pdf',
  name: 'small.pdf',
  render: async () => new TextEncoder().encode(`%PDF-1.7\n${'x'.repeat(2_000)}\n%%EOF\n`),
} as const
const drawsNothing = makeApp(
  {},
  withHandlers({ downloadDocument: { run: () => ({ file: small, changes: [], rule: 'none' }) } }),
)
let port = 0
beforeAll(async () => {
  port = await listen(drawsNothing)
})
afterAll(() => drawsNothing.close())

const DOCUMENT = 'doc-2025-10000001'

async function scene(fault?: object) {
  const provider = fault ? drawsNothing : app
  const { id } = await openWorld(provider)
  const headers = await signIn(provider, '10000001', `/w/${id}`)
  const url = `/w/${id}/api/documents/${DOCUMENT}/file`
  if (fault) {
    const payload = { operationId: 'downloadDocument', times: 1, ...fault }
    await provider.inject({ method: 'POST', url: `/sandbox/worlds/${id}/faults`, payload })
  }
  const download = (more: object = {}) => provider.inject({ method: 'POST', url, headers: { ...headers, ...more } })
  const onTheWire = () => sendRaw(port, requestText(`POST ${url}`, [`authorization: ${headers.authorization}`]))
  const entries = async () =>
    (await provider.inject(`/sandbox/worlds/${id}/journal?operationId=downloadDocument`)).json().entries
  return { id, headers, download, onTheWire, entries }
}

const covered = async () => {
  const { operations } = (await app.inject('/sandbox/coverage')).json()
  const rows: { code: number; error: string | null; times: number }[] = operations.find(
    ({ operationId }: { operationId: string }) => operationId === 'downloadDocument',
  ).errorCodes
  return rows.find(({ code }) => code === 200)
}

describe('a file in place of an envelope', () => {
  test('has its own type, must not be cached and opens in the browser under a name without personal data', async () => {
    const { statusCode, headers, rawPayload } = await (await scene()).download({ accept: 'application/pdf' })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(rawPayload.length),
      'content-disposition': 'inline; filename="potvrzeni-o-daru-2025.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^j-\d+$/),
    })
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(rawPayload.toString('latin1')).toMatch(/%%EOF\s*$/)
  })

  test('has the same bytes each time', async () => {
    const { download } = await scene()
    expect(Buffer.compare((await download()).rawPayload, (await download()).rawPayload)).toBe(0)
  })

  test('is a documented success: it counts as error_code 200 in the journal and in coverage', async () => {
    const { download, entries } = await scene()
    const before = (await covered())?.times ?? Number.NaN
    await download()
    expect(await entries()).toMatchObject([{ httpStatus: 200, errorCode: 200, changes: [] }])
    expect(await covered()).toEqual({ code: 200, error: null, times: before + 1 })
  })

  test('that cannot be rendered is a fault of the provider, in the journal and the log too', async () => {
    const render = () => Promise.reject(new RangeError('no ink'))
    const file = { mediaType: 'application/pdf', name: 'x.pdf', render } as const
    const downloadDocument = { run: () => ({ file, changes: [], rule: 'none' }) }
    const collected = collectLog()
    const broken = makeApp({ log: collected.log }, withHandlers({ downloadDocument }))
    const headers = await signIn(broken)
    const answer = await broken.inject({ method: 'POST', url: `/api/documents/${DOCUMENT}/file`, headers })
    expect([answer.statusCode, answer.json()]).toEqual([500, { error_code: 500, error: 'internal-error' }])
    const { entries } = (await broken.inject('/sandbox/worlds/default/journal?operationId=downloadDocument')).json()
    expect(entries).toMatchObject([{ httpStatus: 500, errorCode: 500, rule: 'failed: RangeError' }])
    expect(collected.lines.find(({ level }) => level === 'error')?.event).toBe('RangeError: no ink')
    await broken.close()
  })
})

describe.each(['before', 'after'] as const)('a fault %s the decision affects a file too', (when) => {
  test('cut ends in the middle of the bytes it announced', async () => {
    const { text } = await (await scene({ kind: 'cut', atPercent: 50, when })).onTheWire()
    const [head = ''] = text.split('\r\n\r\n')
    expect(head).toContain('content-type: application/pdf')
    expect(text).toContain('\r\n\r\n%PDF-')
    expect(text).not.toContain('%%EOF')
  })

  test('reset sends the head only', async () => {
    const { text, end } = await (await scene({ kind: 'reset', when })).onTheWire()
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*content-type: application\/pdf[\s\S]*\r\n\r\n$/)
    expect(end).toBe('reset')
  })

  test('garbage is a success that is not a PDF', async () => {
    const { text } = await (await scene({ kind: 'garbage', when })).onTheWire()
    expect(text).toContain('HTTP/1.1 200')
    expect(text).not.toContain('%PDF')
  })

  test('error_code answers with an envelope', async () => {
    const { download } = await scene({ kind: 'error_code', errorCode: 500, error: 'internal-error', when })
    const answer = await download()
    expect([answer.statusCode, answer.json()]).toEqual([500, { error_code: 500, error: 'internal-error' }])
    expect(answer.headers['content-disposition']).toBeUndefined()
  })
})
