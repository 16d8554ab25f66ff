import { type MalformedRequest, raw, respondsWith, wellFormedRequest } from './malformed-request.ts'

const MALFORMED = '400 malformed-request'
const LINE = 'GET /api/valueStore/nps_showStart HTTP/1.1'
const many = (count: number, header: string) => Array.from({ length: count }, (_, i) => header.replace('#', String(i)))

/** Header fields. */
export const malformedHeads: readonly MalformedRequest[] = [
  respondsWith('headers that are too large', wellFormedRequest(`x: ${'a'.repeat(20_000)}`), '431 headers-too-large'),
  respondsWith('a name that is too long', wellFormedRequest(`${'x'.repeat(20_000)}: a`), '431 headers-too-large'),
  respondsWith('a thousand headers', wellFormedRequest(...many(1_000, 'x-#: aaaaaaaaaaaa')), '431 headers-too-large'),
  respondsWith('three thousand short headers', wellFormedRequest(...many(3_000, 'a:')), '431 headers-too-large'),
  respondsWith('a folded header', wellFormedRequest('x: a\r\n  b'), MALFORMED),
  respondsWith('a header without a colon', wellFormedRequest('hello'), MALFORMED),
  respondsWith('a header without a name', wellFormedRequest(': a'), MALFORMED),
  respondsWith('a blank before the colon', wellFormedRequest('x-world : default'), MALFORMED),
  respondsWith('a blank before the name', raw(LINE, ' host: x'), MALFORMED),
  respondsWith('NUL in a header', wellFormedRequest('x: a\0b'), MALFORMED),
  respondsWith('a control character in a header', wellFormedRequest('uid: a\u0001b'), MALFORMED),
  respondsWith('a bare CR in a header', wellFormedRequest('x: a\rb: c'), MALFORMED),
  respondsWith('bare LF between headers', `${LINE}\nhost: x\nconnection: close\n\n`, MALFORMED),
  respondsWith('two hosts', wellFormedRequest('host: evil.example'), MALFORMED),
  respondsWith('the same host twice', wellFormedRequest('HOST: x'), MALFORMED),
  respondsWith('an empty host', raw(LINE, 'host:', 'connection: close'), MALFORMED),
  respondsWith('two hosts in one header', raw(LINE, 'host: x, y', 'connection: close'), MALFORMED),
  respondsWith('a host with a user', raw(LINE, 'host: a@x', 'connection: close'), MALFORMED),
  respondsWith('a host that is no host', raw(LINE, 'host: http://evil.example/a b', 'connection: close'), MALFORMED),
  respondsWith('two worlds', wellFormedRequest('x-world: default', 'x-world: nowhere'), '404 unknown-world'),
  respondsWith(
    'a world of ten thousand letters',
    wellFormedRequest(`x-world: ${'w'.repeat(10_000)}`),
    '404 unknown-world',
  ),
  respondsWith('a world by a strange cookie', wellFormedRequest('cookie: =; ; world; %zz=%zz; __proto__=x'), '200'),
  respondsWith('a header named by the prototype', wellFormedRequest('__proto__: x', 'constructor: y'), '200'),
  respondsWith('two tokens', wellFormedRequest('authorization: a.b.c', 'authorization: {token}'), '200'),
  respondsWith('a token of ten thousand dots', wellFormedRequest(`authorization: ${'.'.repeat(10_000)}`), '200'),
  respondsWith(
    'a language that is no language',
    wellFormedRequest('lang: ../../cs', 'accept-language: \u0010'),
    MALFORMED,
  ),
  respondsWith(
    'a range that is never served',
    wellFormedRequest('range: bytes=0-,0-,0-,0-,0-', 'if-none-match: *'),
    '200',
  ),
  respondsWith('an Expect that is not known', wellFormedRequest('expect: 200-maybe'), MALFORMED),
  respondsWith('an upgrade to a socket', wellFormedRequest('upgrade: websocket', 'sec-websocket-key: x'), '200'),
  respondsWith('an upgrade to HTTP/2', wellFormedRequest('upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__'), '200'),
  respondsWith(
    'a connection that names other headers',
    wellFormedRequest('connection: close, x-world, authorization'),
    '200',
  ),
  respondsWith(
    'a forged forwarded address',
    wellFormedRequest('x-forwarded-for: 127.0.0.1, ::1, \\"', 'forwarded: for=_;by="'),
    '200',
  ),
  respondsWith('an Origin that is null', wellFormedRequest('origin: null'), '200'),
  respondsWith('a malformed media type', wellFormedRequest('accept: ;;;q=,*/*/*'), '200'),
]
