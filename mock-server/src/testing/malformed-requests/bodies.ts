import { requestText } from '../test-app.ts'
import { login, type MalformedRequest, respondsWith, upload } from './malformed-request.ts'

const MALFORMED = '400 malformed-request'
const BAD = '400 bad-request'
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const PARTS = 'multipart/form-data; boundary=x'
const part = (disposition: string, value: string, type = '') =>
  `--x\r\ncontent-disposition: form-data; ${disposition}\r\n${type && `content-type: ${type}\r\n`}\r\n${value}\r\n`
const META = part('name="meta[0]"', '{"category":"document"}')
const PDF = (filename: string) => part(`name="File[0]"; filename="${filename}"`, '%PDF-1.7', 'application/pdf')

/** JSON and files. */
export const malformedBodies: readonly MalformedRequest[] = [
  respondsWith('a body that is not JSON', login('{"username":'), MALFORMED),
  respondsWith('a body that is not UTF-8', login(Buffer.from('7b2261223a22ff227d', 'hex')), MALFORMED),
  respondsWith('a body in UTF-16', login(Buffer.from('\ufeff{}', 'utf16le')), MALFORMED),
  respondsWith('a body after a byte order mark', login('\ufeff{}'), BAD),
  respondsWith('a body of NULs', login(Buffer.alloc(1_000)), MALFORMED),
  respondsWith('__proto__ in a body', login('{"username":"a","password":"b","__proto__":{"x":1}}'), MALFORMED),
  respondsWith('__proto__ with escapes', login('{"\\u005f_proto__":{"x":1}}'), MALFORMED),
  respondsWith('constructor.prototype in a body', login('{"constructor":{"prototype":{"x":1}}}'), MALFORMED),
  respondsWith('half a surrogate in a text', login('{"username":"\\ud800","password":"b"}'), '200 user-not-found'),
  respondsWith('200,000 brackets', login(nested(200_000)), '413 payload-too-large'),
  respondsWith('100,000 brackets', login(nested(50_000)), BAD),
  respondsWith('a key given twice', login('{"username":"a","username":[],"password":"b"}'), BAD),
  respondsWith('numbers beyond all numbers', login('{"username":1e999,"password":-1e999}'), BAD),
  respondsWith(
    'ten thousand unknown keys',
    login(`{${Array.from({ length: 10_000 }, (_, i) => `"k${i}":1`).join(',')}}`),
    BAD,
  ),
  respondsWith('a text of 250 kB', login(`{"username":"${'a'.repeat(250_000)}","password":"b"}`), BAD),
  respondsWith('no body where one is needed', login(''), MALFORMED),
  respondsWith('the name of JSON in capitals', login('{}', 'Application/JSON'), BAD),
  respondsWith('a body of another type', login('x', 'text/plain'), '415 unsupported-media-type'),
  respondsWith('a body without a type', requestText('POST /api/login', [], '{}'), '415 unsupported-media-type'),
  respondsWith('a type that is no type', login('{}', ';;;/=,'), '415 unsupported-media-type'),
  respondsWith('JSON of another alphabet', login('{}', 'application/json; charset=utf-7'), BAD),
  respondsWith('a multipart body for JSON', login('--x--', PARTS), '415 unsupported-media-type'),
  respondsWith('JSON for an upload', upload('application/json', '{}'), '415 unsupported-media-type'),
  respondsWith('parts without a boundary', upload('multipart/form-data', '--x--'), MALFORMED),
  respondsWith('parts with an empty boundary', upload('multipart/form-data; boundary=""', '--\r\n'), MALFORMED),
  respondsWith(
    'parts with a boundary of 10 kB',
    upload(`multipart/form-data; boundary=${'x'.repeat(10_000)}`, '--x--'),
    MALFORMED,
  ),
  respondsWith(
    'a part that is cut',
    upload(PARTS, '--x\r\ncontent-disposition: form-data; name="meta[0]"\r\n\r\n{"ca'),
    MALFORMED,
  ),
  respondsWith('a part cut in its headers', upload(PARTS, '--x\r\ncontent-disposition: form-da'), MALFORMED),
  respondsWith('parts without their last boundary', upload(PARTS, META + PDF('a.pdf')), MALFORMED),
  respondsWith('no part at all', upload(PARTS, '--x--\r\n'), BAD),
  respondsWith('a part without a name', upload(PARTS, `${part('x=1', '1')}--x--\r\n`), MALFORMED),
  respondsWith('a part named __proto__', upload(PARTS, `${part('name="__proto__"', '1')}--x--\r\n`), MALFORMED),
  respondsWith('a part with NUL in its name', upload(PARTS, `${part('name="meta[0]\0"', '1')}--x--\r\n`), BAD),
  respondsWith(
    'a part whose headers are too large',
    upload(
      PARTS,
      `--x\r\ncontent-disposition: form-data; name="meta[0]"\r\nx: ${'a'.repeat(100_000)}\r\n\r\n1\r\n--x--\r\n`,
    ),
    '200 file-meta-invalid',
  ),
  respondsWith('a thousand parts', upload(PARTS, `${META.repeat(1_000)}--x--\r\n`), BAD),
  respondsWith('a file whose name is a path', upload(PARTS, `${META}${PDF('../../etc/passwd.pdf')}--x--\r\n`), '200'),
  respondsWith('a file whose name is a device', upload(PARTS, `${META}${PDF('C:\\\\CON.pdf')}--x--\r\n`), '200'),
  respondsWith(
    'a file whose name does not decode',
    upload(
      PARTS,
      `${META}${part('name="File[0]"; filename*=utf-8\'\'%zz%ff.pdf', '%PDF-1.7', 'application/pdf')}--x--\r\n`,
    ),
    '200',
  ),
  respondsWith(
    'a file packed by its part',
    upload(
      PARTS,
      `${META}--x\r\ncontent-disposition: form-data; name="File[0]"; filename="a.pdf"\r\ncontent-transfer-encoding: base64\r\n\r\nJVBERi0xLjc=\r\n--x--\r\n`,
    ),
    '200 file-type-mismatch',
  ),
]
