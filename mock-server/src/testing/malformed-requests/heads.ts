import { type MalformedRequest, raw, refused, wellFormedRequest } from './malformed-request.ts'

const MALFORMED = '400 malformed-request'
const LINE = 'GET /api/valueStore/nps_showStart HTTP/1.1'
const many = (count: number, header: string) => Array.from({ length: count }, (_, i) => header.replace('#', String(i)))

/** Header fields. */
export const malformedHeads: readonly MalformedRequest[] = [
  refused('headers that are too large', wellFormedRequest(`x: ${'a'.repeat(20_000)}`), '431 headers-too-large'),
  refused('a name that is too long', wellFormedRequest(`${'x'.repeat(20_000)}: a`), '431 headers-too-large'),
  refused('a thousand headers', wellFormedRequest(...many(1_000, 'x-#: aaaaaaaaaaaa')), '431 headers-too-large'),
  refused('three thousand short headers', wellFormedRequest(...many(3_000, 'a:')), '431 headers-too-large'),
  refused('a folded header', wellFormedRequest('x: a\r\n  b'), MALFORMED),
  refused('a header without a colon', wellFormedRequest('hello'), MALFORMED),
  refused('a header without a name', wellFormedRequest(': a'), MALFORMED),
  refused('a blank before the colon', wellFormedRequest('x-world : default'), MALFORMED),
  refused('a blank before the name', raw(LINE, ' host: x'), MALFORMED),
  refused('NUL in a header', wellFormedRequest('x: a\0b'), MALFORMED),
  refused('a control character in a header', wellFormedRequest('uid: a\u0001b'), MALFORMED),
  refused('a bare CR in a header', wellFormedRequest('x: a\rb: c'), MALFORMED),
  refused('bare LF between headers', `${LINE}\nhost: x\nconnection: close\n\n`, MALFORMED),
  refused('two hosts', wellFormedRequest('host: evil.example'), '200'),
  refused('a host that is no host', raw(LINE, 'host: http://evil.example/a b', 'connection: close'), '200'),
  refused('two worlds', wellFormedRequest('x-world: default', 'x-world: nowhere'), '404 unknown-world'),
  refused('a world of ten thousand letters', wellFormedRequest(`x-world: ${'w'.repeat(10_000)}`), '404 unknown-world'),
  refused('a world by a strange cookie', wellFormedRequest('cookie: =; ; world; %zz=%zz; __proto__=x'), '200'),
  refused('a header named by the prototype', wellFormedRequest('__proto__: x', 'constructor: y'), '200'),
  refused('two tokens', wellFormedRequest('authorization: a.b.c', 'authorization: {token}'), '200'),
  refused('a token of ten thousand dots', wellFormedRequest(`authorization: ${'.'.repeat(10_000)}`), '200'),
  refused('a language that is no language', wellFormedRequest('lang: ../../cs', 'accept-language: \u0010'), MALFORMED),
  refused('a range that is never served', wellFormedRequest('range: bytes=0-,0-,0-,0-,0-', 'if-none-match: *'), '200'),
  refused('an Expect that is not known', wellFormedRequest('expect: 200-maybe'), MALFORMED),
  refused('an upgrade to a socket', wellFormedRequest('upgrade: websocket', 'sec-websocket-key: x'), '200'),
  refused('an upgrade to HTTP/2', wellFormedRequest('upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__'), '200'),
  refused(
    'a connection that names other headers',
    wellFormedRequest('connection: close, x-world, authorization'),
    '200',
  ),
  refused(
    'a forged forwarded address',
    wellFormedRequest('x-forwarded-for: 127.0.0.1, ::1, \\"', 'forwarded: for=_;by="'),
    '200',
  ),
  refused('an Origin that is null', wellFormedRequest('origin: null'), '200'),
  refused('a malformed media type', wellFormedRequest('accept: ;;;q=,*/*/*'), '200'),
]
