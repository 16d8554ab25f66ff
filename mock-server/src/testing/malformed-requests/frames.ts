import { login, type MalformedRequest, post, raw, respondsWith, wellFormedRequest } from './malformed-request.ts'

const MALFORMED = '400 malformed-request'
const INNER = 'GET /api/nothing HTTP/1.1\r\nhost: x\r\n\r\n'
const CHUNKED = 'transfer-encoding: chunked'
const BODY = '{"username":"nobody","password":"wrong"}'
const hex = BODY.length.toString(16)
const chunks = (text: string) => post([CHUNKED], text)
/** The response to a login with an unknown user. */
const UNKNOWN = '200 user-not-found'

/** The end of a body: two parsers of one connection could see it differently. */
export const malformedFrames: readonly MalformedRequest[] = [
  respondsWith('two lengths that differ', post(['content-length: 1', 'content-length: 2'], ''), MALFORMED),
  respondsWith(
    'two lengths that agree',
    post([`content-length: ${BODY.length}`, `content-length: ${BODY.length}`], BODY),
    MALFORMED,
  ),
  respondsWith('two lengths in one header', post([`content-length: ${BODY.length}, ${BODY.length}`], BODY), MALFORMED),
  respondsWith('a length and chunks', post([`content-length: 4`, CHUNKED], `0\r\n\r\n${INNER}`), MALFORMED),
  respondsWith('chunks and a length', post([CHUNKED, 'content-length: 4'], `0\r\n\r\n${INNER}`), MALFORMED),
  respondsWith('a negative length', post(['content-length: -1'], BODY), MALFORMED),
  respondsWith('a length with a sign', post([`content-length: +${BODY.length}`], BODY), MALFORMED),
  respondsWith('a length in hexadecimals', post(['content-length: 0x28'], BODY), MALFORMED),
  respondsWith('an empty length', post(['content-length:'], BODY), MALFORMED),
  respondsWith('a length beyond all numbers', post(['content-length: 99999999999999999999'], BODY), MALFORMED),
  respondsWith('a length of 9 petabytes', post(['content-length: 9007199254740991'], BODY), '413 payload-too-large'),
  respondsWith('a length with a blank in it', post(['content-length: 4 0'], BODY), MALFORMED),
  respondsWith('an encoding in front of chunks', post(['transfer-encoding: gzip, chunked'], `0\r\n\r\n`), MALFORMED),
  respondsWith('an encoding after chunks', post(['transfer-encoding: chunked, identity'], `0\r\n\r\n`), MALFORMED),
  respondsWith('an unknown encoding', post(['transfer-encoding: xchunked'], BODY), MALFORMED),
  respondsWith(
    'an encoding hidden by a tab',
    post(['transfer-encoding:\tchunked', 'content-length: 3'], `0\r\n\r\n${INNER}`),
    MALFORMED,
  ),
  respondsWith('an encoding named twice', post([CHUNKED, CHUNKED], `0\r\n\r\n`), MALFORMED),
  respondsWith('a size that is no number', chunks('zz\r\nabc\r\n0\r\n\r\n'), MALFORMED),
  respondsWith('a negative size', chunks('-1\r\nabc\r\n0\r\n\r\n'), MALFORMED),
  respondsWith('a size that is too small', chunks(`5\r\n${BODY}\r\n0\r\n\r\n`), MALFORMED),
  respondsWith('a size that is too large', chunks(`fff\r\n${BODY}\r\n0\r\n\r\n`), '408 request-timeout'),
  respondsWith('a size beyond all numbers', chunks(`fffffffffffffffffff\r\n${BODY}\r\n0\r\n\r\n`), MALFORMED),
  respondsWith('a size that is a gigabyte', chunks(`40000000\r\n${'a'.repeat(300_000)}`), '413 payload-too-large'),
  respondsWith('bare LF between chunks', chunks(`${hex}\n${BODY}\n0\n\n`), MALFORMED),
  respondsWith('an extension of a chunk', chunks(`${hex};a=b\r\n${BODY}\r\n0\r\n\r\n`), UNKNOWN),
  respondsWith(
    'an extension of 100 kB',
    chunks(`${hex};${'a'.repeat(100_000)}\r\n${BODY}\r\n0\r\n\r\n`),
    '413 payload-too-large',
  ),
  respondsWith('trailers after the chunks', chunks(`${hex}\r\n${BODY}\r\n0\r\nauthorization: x\r\n\r\n`), UNKNOWN),
  respondsWith(
    'trailers without end',
    chunks(`${hex}\r\n${BODY}\r\n0\r\n${'x: a\r\n'.repeat(20_000)}`),
    '431 headers-too-large',
  ),
  respondsWith('a request after a complete body', post([`content-length: ${BODY.length}`], BODY + INNER), MALFORMED),
  respondsWith('a body in a GET', `${wellFormedRequest(`content-length: ${BODY.length}`)}${BODY}`, '200'),
  respondsWith(
    'a request hidden in the body of a GET',
    `${wellFormedRequest(`content-length: ${INNER.length}`)}${INNER}`,
    '200',
  ),
  {
    name: 'three requests at once',
    given: `${INNER}${INNER}${wellFormedRequest()}`,
    want: ['404 unknown-path', '404 unknown-path', '200'],
  },
  { name: 'a good request, then noise', given: `${INNER}hello\r\n\r\n`, want: ['404 unknown-path', MALFORMED] },
  {
    name: 'an Expect that waits for its leave',
    given: post([`content-length: ${BODY.length}`, 'expect: 100-continue'], BODY),
    want: ['100', UNKNOWN],
  },
  respondsWith('headers that never end', 'GET /api/nps HTTP/1.1\r\nhost: x\r\n', '408 request-timeout'),
  respondsWith('a body that does not come', post(['content-length: 50'], '{"us'), '408 request-timeout'),
  respondsWith('half a request line', 'GET /api', '408 request-timeout'),
  respondsWith('empty lines without end', '\r\n'.repeat(50_000), '408 request-timeout'),
  respondsWith(
    'a body that is said to be packed',
    login(BODY).toString().replace('\r\n\r\n', '\r\ncontent-encoding: gzip\r\n\r\n'),
    UNKNOWN,
  ),
  respondsWith('nothing at all', '', '408 request-timeout'),
  respondsWith('one byte', raw('G').slice(0, 1), '408 request-timeout'),
]
