import { expect, test } from 'vitest'
import { nodeAt, resolveReference } from './references.ts'

const document = {
  paths: { '/nps': { get: 'read the rating' } },
  a: { $ref: '#/b' },
  b: { $ref: '#/c~0d' },
  'c~d': { type: 'string' },
  circle: { $ref: '#/circle' },
}

test.each([
  ['#/paths/~1nps/get', 'read the rating'],
  ['/paths/~1nps/get', 'read the rating'],
  ['#/paths/~1login/get', undefined],
])('the pointer %s returns %j', (pointer, value) => {
  expect(nodeAt(document, pointer)).toBe(value)
})

test.each([
  ['a node without a reference', { type: 'null' }, { type: 'null' }],
  ['a reference to a reference', document.a, { type: 'string' }],
  ['a reference that leads nowhere', { $ref: '#/e/f' }, undefined],
  ['a reference to itself', document.circle, undefined],
])('%s is resolved to what it means', (_name, node, resolved) => {
  expect(resolveReference(document, node)).toEqual(resolved)
})
