import { describe, expect, test } from 'vitest'
import { type Node, readContract } from '../../contract.ts'
import type { HttpCall } from '../../http/http-result.ts'
import { bodyProbes } from './body-probes.ts'
import { answerFailures, EXPOSED_HEADERS, preflightFailures, REQUEST_HEADERS } from './cors.ts'
import { httpProbes } from './http-probes.ts'
import { differenceOf, type Probe, type ProbeAnswer } from './probe.ts'

const { document } = readContract()
const paths = document.paths as Record<string, Record<string, Node>>

function probesOf(path: string, body: object) {
  const { content } = (paths[path]?.post?.requestBody ?? {}) as { content: Record<string, Node> }
  return bodyProbes(document, content['application/json']?.schema, callWith(body))
}

const callWith = (body: object): HttpCall => ({
  method: 'POST',
  path: '/nps',
  query: {},
  headers: { Authorization: 'token', uid: 'p-1' },
  body: JSON.stringify(body),
})

describe('bodies', () => {
  const probes = probesOf('/nps', { rating: 10 })
  const bodiesOf = (all: Probe[]) =>
    Object.fromEntries(all.map(({ detail, call }) => [detail, JSON.parse(call.body as string)]))

  test('each break of the schema is refused with its field, and each bound is accepted', () => {
    expect(bodiesOf(probes.filter(({ refusal }) => refusal !== undefined))).toEqual({
      'rating: left out': {},
      'rating: another type': { rating: 'text' },
      'rating: true in place of a number': { rating: true },
      'rating: a number as text': { rating: '1' },
      'rating: a fraction': { rating: 1.5 },
      'rating: null': { rating: null },
      'rating: below the minimum': { rating: 0 },
      'rating: above the maximum': { rating: 11 },
      'unexpectedField: not in the contract': { rating: 10, unexpectedField: true },
    })
    expect(bodiesOf(probes.filter(({ refusal }) => refusal === undefined))).toEqual({
      'rating 1': { rating: 1 },
      'rating 10': { rating: 10 },
      'emlid null': { rating: 10, emlid: null },
    })
  })

  test('a text at its bound is counted in code points, and every wrong field is named', () => {
    const all = probesOf('/emailForm', { to: 'a@example.com', subject: 'Dotaz', fields: [] })
    const bound = all.find(({ refusal, detail }) => refusal === undefined && detail?.startsWith('subject'))
    const { subject } = JSON.parse(bound?.call.body as string) as { subject: string }
    expect([Array.from(subject).length, subject.length]).toEqual([100, 199])
    expect(all.find(({ detail }) => detail?.startsWith('all fields'))?.refusal?.fields).toEqual([
      'to',
      'subject',
      'fields',
    ])
  })

  test('of several shapes the one of the valid body is changed', () => {
    const fields = probesOf('/loginRecipient', { step: 'verify', transactionId: 'tr-1', code: '123456' })
    expect(new Set(fields.map(({ detail }) => detail?.split(':')[0]))).toEqual(
      new Set(['step', 'transactionId', 'code', 'all fields', 'unexpectedField']),
    )
  })
})

test('a call with a body and a person breaks HTTP and the person in turn', () => {
  const valid = { ...callWith({ rating: 10 }), query: { uid: 'p-1' } }
  const refusals = httpProbes(paths['/nps']?.post as Node, valid).map(({ cause, refusal }) => [cause, refusal?.status])
  expect(Object.fromEntries(refusals)).toEqual({
    'a method that the path does not have': 405,
    'a body of another media type': 415,
    'half of a JSON text': 400,
    'a body of a megabyte': 413,
    'the query names another person than the token': 403,
    'the header names another person than the token': 403,
  })
})

describe('an answer', () => {
  const refused: Probe = {
    cause: 'a value of another type',
    call: callWith({}),
    refusal: { status: 400, error: 'bad-request', fields: ['rating'] },
    remedy: 'Validate the body.',
  }
  const { refusal: _none, ...accepted } = refused
  const json = (status: number, body: object): ProbeAnswer => ({
    isAnswered: true,
    status,
    mediaType: 'application/json',
    retryAfter: undefined,
    clock: 0,
    content: 'json',
    body,
  })
  const wrongMethod = { error_code: 405, error: 'method-not-allowed' }
  const withAllow = { ...refused, refusal: { status: 405, error: 'method-not-allowed', header: 'Allow' } }
  const right = { error_code: 400, error: 'bad-request', fields: { rating: 'type' } }

  test.each<[string, Probe, ProbeAnswer, string | undefined]>([
    ['the refusal of the contract', refused, json(400, right), undefined],
    ['a place inside of the field', refused, json(400, { ...right, fields: { 'rating.value': 'type' } }), undefined],
    ['another HTTP status', refused, json(200, right), 'HTTP 200 with error_code 400 and error "bad-request"'],
    ['a success', refused, json(200, { error_code: 200 }), 'HTTP 200 with error_code 200'],
    [
      'a refusal that names another field',
      refused,
      json(400, { ...right, fields: { other: 'type' } }),
      'HTTP 400 with error_code 400 and error "bad-request", and fields (other) does not name rating',
    ],
    ['a page', refused, { ...json(400, {}), content: 'unreadable' }, 'HTTP 400 without a JSON envelope'],
    [
      'the header that the contract requires',
      withAllow,
      { ...json(405, wrongMethod), headers: new Headers({ Allow: 'GET' }) },
      undefined,
    ],
    [
      'none of it',
      withAllow,
      { ...json(405, wrongMethod), headers: new Headers() },
      'HTTP 405 with error_code 405 and error "method-not-allowed", without the header Allow',
    ],
    ['a success at a bound', accepted, json(200, { error_code: 200 }), undefined],
    ['a refusal by a rule at a bound', accepted, json(200, { error_code: 423, error: 'vote-locked' }), undefined],
    ['a bad request at a bound', accepted, json(400, right), 'HTTP 400 with error_code 400 and error "bad-request"'],
  ])('%s', (_name, probe, answer, want) => {
    expect(differenceOf(probe, answer)).toBe(want)
  })
})

describe('CORS', () => {
  const origin = 'https://portal.example.com'
  const right = {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': REQUEST_HEADERS.join(', '),
    'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
    vary: 'Accept-Encoding, Origin',
  }
  const answer = (change: object, status = 204) => ({ status, headers: new Headers({ ...right, ...change }) })
  const causesOf = (failures: { cause: string; remedy: string }[]) => failures.map(({ cause }) => cause)

  test.each([
    ['complete', answer({}), []],
    ['with stars', answer({ 'access-control-allow-origin': '*', 'access-control-allow-methods': '*' }), []],
    ['without Vary', answer({ vary: 'Accept-Encoding' }), ['a cache may give an answer to another origin']],
    ['that fails', answer({}, 404), ['the preflight of a browser is refused']],
    [
      'of another origin',
      answer({ 'access-control-allow-origin': 'https://other.example.com' }),
      ['the preflight of a browser is refused'],
    ],
    [
      'without DELETE',
      answer({ 'access-control-allow-methods': 'GET, POST' }),
      ['the preflight does not allow the method'],
    ],
    [
      'with a star for the headers, which leaves out Authorization',
      answer({ 'access-control-allow-headers': '*' }),
      ['the preflight does not allow every header of the portal'],
    ],
  ])('a preflight %s', (_name, preflight, want) => {
    expect(causesOf(preflightFailures(preflight, origin, 'DELETE'))).toEqual(want)
  })

  test('the remedy names the headers that are missing', () => {
    const [failure] = answerFailures(answer({ 'access-control-expose-headers': 'X-Request-Id' }), origin, 'success')
    expect(failure?.remedy).toContain('Add date, retry-after to Access-Control-Expose-Headers')
  })

  test('an answer without Vary is reported', () =>
    expect(causesOf(answerFailures(answer({ vary: '' }), origin, 'success'))).toEqual([
      'a cache may give an answer to another origin',
    ]))

  test('an answer that a page cannot read is reported', () => {
    const none = { status: 200, headers: new Headers() }
    expect(causesOf(answerFailures(none, origin, 'success'))).toEqual(['the browser hides the answers'])
    expect(causesOf(answerFailures(none, origin, 'refusal'))).toEqual(['the browser hides the refusals'])
  })
})

test('a preflight asks for every header of the contract', () => {
  const { parameters } = document.components as { parameters: Record<string, { in: string; name: string }> }
  const headers = Object.values(parameters).filter((parameter) => parameter.in === 'header')
  expect(REQUEST_HEADERS).toEqual(expect.arrayContaining(headers.map(({ name }) => name.toLowerCase())))
})
