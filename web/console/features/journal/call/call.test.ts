import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { harOf } from '#rules/har.ts'
import { invalidFields, type JournalCall, obstacleTo } from '../../../shared/call-request.ts'
import { calledEntry } from '../../../testing/journal-entry.ts'
import { curlOf } from './curl.ts'

const ORIGIN = 'http://127.0.0.1:4010'
const entry = (given: Partial<JournalCall> = {}) =>
  calledEntry(
    {
      headers: { lang: 'cs', uid: 'p-1', 'content-type': 'application/json', 'idempotency-key': '0b0e7a52…' },
      personId: 'p-1',
      request: { size: 29, content: { value: 9, feedback: "It's $HOME" } },
      response: { size: 18, content: { error_code: 200 } },
      durationMs: 2.5,
      realAt: '2026-11-25T19:00:00.010Z',
      ...given,
    },
    { id: 'j-12' },
  )

/** The arguments that a shell passes to `curl` for a command. */
function argumentsOf(command: string): string[] {
  const script = `uuidgen() { echo KEY; }; TOKEN=tok; curl() { printf '%s\\0' "$@"; }; ${command}`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)
}

describe('a call as a curl command', () => {
  test('sends what was sent, with a placeholder of the token and a new key', () => {
    const command = curlOf('blue', ORIGIN, entry())
    expect(command).toContain('# A token of p-1: TOKEN=$(curl -s -X POST')
    expect(command).toContain(`${ORIGIN}/sandbox/worlds/blue/journal/j-12/token`)
    const sent = argumentsOf(command.slice(command.indexOf('\ncurl')))
    expect(sent.slice(0, 3)).toEqual(['-X', 'POST', `${ORIGIN}/w/blue/api/nps`])
    expect(sent).toContain('Authorization: tok')
    expect(sent).toContain('Idempotency-Key: KEY')
    expect(sent).toContain('uid: p-1')
    expect(JSON.parse(sent.at(-1) ?? '')).toEqual({ value: 9, feedback: "It's $HOME" })
  })

  test('says which values are masked, and which files are missing', () => {
    const masked = entry({ hasToken: false, request: { size: 1, content: { password: '•••' } } })
    expect(curlOf('blue', ORIGIN, masked)).toContain('# ••• is a masked value')
    expect(curlOf('blue', ORIGIN, masked)).not.toContain('$TOKEN')
    const parts = [{ name: 'File[0]', fileName: '•••.pdf', mediaType: 'application/pdf', size: 9 }]
    const command = curlOf(
      'blue',
      ORIGIN,
      entry({ parts, headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
    )
    expect(command).toContain("-F 'File[0]=@•••.pdf;type=application/pdf'")
    expect(command).not.toContain('boundary')
  })
})

test('a body that is not stored any more is left to the reader of the command, and is not in the archive', () => {
  const dropped = { size: 29, isDropped: true }
  const command = curlOf('blue', ORIGIN, entry({ request: dropped }))
  expect(command).toContain('# The body is not stored any more: add your own with --data-raw.')
  expect(argumentsOf(command.slice(command.indexOf('\ncurl')))).not.toContain('--data-raw')
  const [called] = harOf('blue', ORIGIN, [entry({ request: dropped, response: dropped })]).log.entries
  expect(called).toMatchObject({ request: { bodySize: 29 }, response: { content: { size: 29 } } })
  expect([called?.request, called?.response.content]).toEqual([
    expect.not.objectContaining({ postData: expect.anything() }),
    expect.not.objectContaining({ text: expect.anything() }),
  ])
})

test.each<[string, Partial<JournalCall>, ReturnType<typeof obstacleTo>]>([
  ['nothing', {}, undefined],
  ['nothing for a visitor', { hasToken: false }, undefined],
  ['a masked value that was sent', { request: { size: 1, content: { password: '•••' } } }, 'masked'],
  ['a masked key in the address', { path: '/recurringPayments/•••' }, 'masked'],
  ['a masked access key', { headers: { 'access-key': '•••' } }, 'masked'],
  ['files', { parts: [] }, 'files'],
  ['a body that was cut', { request: { size: 20_000, isCut: true, content: '{' } }, 'long'],
  ['a body that is not stored any more', { request: { size: 20_000, isDropped: true } }, 'dropped'],
])('%s prevents a repetition', (_, given, want) => {
  expect(obstacleTo(entry(given).call)).toBe(want)
})

test('a call with a token that was not valid cannot be repeated', () => {
  const { personId: _, ...call } = entry().call
  expect(obstacleTo(call)).toBe('session')
})

test('the invalid fields of a refusal are listed', () => {
  const content = { error_code: 400, error: 'bad-request', fields: { value: 'unknown' } }
  expect(invalidFields(entry({ response: { size: 1, content } }))).toEqual([['value', 'unknown']])
  expect(invalidFields(entry())).toEqual([])
})

test('an HTTP Archive has the calls with their real start, and none of the events', () => {
  const event = { ...entry(), id: 'j-13', operationId: null, call: undefined }
  const { log } = harOf('blue', ORIGIN, [entry({ query: 'uid=p-1' }), event as never])
  expect([log.version, log.entries.length]).toEqual(['1.2', 1])
  expect(log.entries[0]).toMatchObject({
    startedDateTime: '2026-11-25T19:00:00.007Z',
    time: 2.5,
    request: {
      method: 'POST',
      url: `${ORIGIN}/w/blue/api/nps?uid=p-1`,
      queryString: [{ name: 'uid', value: 'p-1' }],
      postData: { mimeType: 'application/json', text: '{"value":9,"feedback":"It\'s $HOME"}' },
      bodySize: 29,
    },
    response: { status: 200, content: { text: '{"error_code":200}', size: 18 } },
    timings: { send: 0, wait: 2.5, receive: 0 },
    _worldTime: '2026-11-10T09:00:00.000Z',
  })
})
