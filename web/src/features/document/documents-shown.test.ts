import { describe, expect, test } from 'vitest'
import { fileText, isReissuable, splitDocuments, withReissued } from './documents-shown.ts'
import { certificate, confirmation } from './testing/documents.ts'

const former = { ...certificate, documentId: 'doc-1', replacedBy: 'doc-2' }
const current = { ...certificate, documentId: 'doc-2' }

test('valid documents are separated from the replaced ones, in their order', () => {
  expect(splitDocuments([current, former, confirmation])).toEqual({
    valid: [current, confirmation],
    replaced: [former],
  })
})

test.each([
  ['a valid certificate', current, true],
  ['a replaced certificate', former, false],
  ['the confirmation of a gift', confirmation, false],
])('%s can be reissued: %s', (_, document, can) => {
  expect(isReissuable(document)).toBe(can)
})

describe('the document list after a reissue', () => {
  const fresh = { ...certificate, documentId: 'doc-3' }

  test('has the new certificate first and marks the former one as replaced by it', () => {
    const list = withReissued([current, confirmation], 'doc-2', fresh)
    expect(list).toEqual([fresh, { ...current, replacedBy: 'doc-3' }, confirmation])
  })

  test('contains an answer repeated under the same key once', () => {
    const once = withReissued([current], 'doc-2', fresh)
    expect(withReissued(once, 'doc-2', fresh)).toEqual(once)
  })
})

test('a file name contains the year or the day, and never a personal name', () => {
  expect(fileText(certificate)).toEqual({ key: 'certificate', period: '2025' })
  expect(fileText(confirmation)).toEqual({ key: 'confirmation', period: '2026-05-04' })
})
