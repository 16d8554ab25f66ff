import { ask, type Hostile, raw, refused } from './malformed-request.ts'

const MALFORMED = '400 malformed-request'
const LINE = 'GET /api/valueStore/nps_showStart HTTP/1.1'
const many = (count: number, header: string) => Array.from({ length: count }, (_, i) => header.replace('#', String(i)))

/** Header fields. */
export const hostileHeads: readonly Hostile[] = [
  refused('headers that are too large', ask(`x: ${'a'.repeat(20_000)}`), '431 headers-too-large'),
  refused('a name that is too long', ask(`${'x'.repeat(20_000)}: a`), '431 headers-too-large'),
  refused('a thousand headers', ask(...many(1_000, 'x-#: aaaaaaaaaaaa')), '431 headers-too-large'),
  refused('three thousand short headers', ask(...many(3_000, 'a:')), '431 headers-too-large'),
  refused('a folded header', ask('x: a\r\n  b'), MALFORMED),
  refused('a header without a colon', ask('hello'), MALFORMED),
  refused('a header without a name', ask(': a'), MALFORMED),
  refused('a blank before the colon', ask('x-world : default'), MALFORMED),
  refused('a blank before the name', raw(LINE, ' host: x'), MALFORMED),
  refused('NUL in a header', ask('x: a\0b'), MALFORMED),
  refused('a control character in a header', ask('uid: a\u0001b'), MALFORMED),
  refused('a bare CR in a header', ask('x: a\rb: c'), MALFORMED),
  refused('bare LF between headers', `${LINE}\nhost: x\nconnection: close\n\n`, MALFORMED),
  refused('two hosts', ask('host: evil.example'), '200'),
  refused('a host that is no host', raw(LINE, 'host: http://evil.example/a b', 'connection: close'), '200'),
  refused('two worlds', ask('x-world: default', 'x-world: nowhere'), '404 unknown-world'),
  refused('a world of ten thousand letters', ask(`x-world: ${'w'.repeat(10_000)}`), '404 unknown-world'),
  refused('a world by a strange cookie', ask('cookie: =; ; world; %zz=%zz; __proto__=x'), '200'),
  refused('a header named by the prototype', ask('__proto__: x', 'constructor: y'), '200'),
  refused('two tokens', ask('authorization: a.b.c', 'authorization: {token}'), '200'),
  refused('a token of ten thousand dots', ask(`authorization: ${'.'.repeat(10_000)}`), '200'),
  refused('a language that is no language', ask('lang: ../../cs', 'accept-language: \u0010'), MALFORMED),
  refused('a range nobody serves', ask('range: bytes=0-,0-,0-,0-,0-', 'if-none-match: *'), '200'),
  refused('an Expect that is not known', ask('expect: 200-maybe'), MALFORMED),
  refused('an upgrade to a socket', ask('upgrade: websocket', 'sec-websocket-key: x'), '200'),
  refused('an upgrade to HTTP/2', ask('upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__'), '200'),
  refused('a connection that names other headers', ask('connection: close, x-world, authorization'), '200'),
  refused('a forwarded address that lies', ask('x-forwarded-for: 127.0.0.1, ::1, \\"', 'forwarded: for=_;by="'), '200'),
  refused('an Origin that is null', ask('origin: null'), '200'),
  refused('a media type nobody writes', ask('accept: ;;;q=,*/*/*'), '200'),
]
