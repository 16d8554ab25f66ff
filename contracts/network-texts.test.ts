import { expect, test } from 'vitest'
import { explainFailure } from './network-texts.ts'

const failed = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) })

test.each([
  ['a closed port', failed('ECONNREFUSED'), 'nothing listens there'],
  [
    'a host of two addresses',
    new TypeError('fetch failed', { cause: new AggregateError([failed('ECONNREFUSED')]) }),
    'nothing listens there',
  ],
  ['an unknown host', failed('ENOTFOUND'), 'no such host'],
  ['a self-signed certificate', failed('DEPTH_ZERO_SELF_SIGNED_CERT'), 'NODE_EXTRA_CA_CERTS'],
  ['patience that ran out', new DOMException('aborted', 'TimeoutError'), 'no answer came in time'],
  ['something unheard of', new Error('the moon is full'), 'the moon is full'],
])('%s is described in a readable text', (_name, error, expected) => {
  expect(explainFailure(error)).toContain(expected)
})
