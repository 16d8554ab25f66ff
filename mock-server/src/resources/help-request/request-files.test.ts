import { describe, expect, test } from 'vitest'
import { fixedRandom, NOW } from '../../testing/people.ts'
import { aRequest, aStoredFormFile } from '../../testing/requests.ts'
import { FORM_FILES_BYTES, MAX_FORM_FILES, type OfferedFormFile } from '../shared/form-files.rules.ts'
import { addRequestFile, removeRequestFile } from './request-files.rules.ts'
import { requestForm } from './request-forms/request-form.rules.ts'

const MEGABYTE = 1024 * 1024
const { categories } = requestForm('oncological')
const offered = (given: Partial<OfferedFormFile> = {}): OfferedFormFile => ({
  category: 'medical-report',
  name: 'zpráva.pdf',
  size: MEGABYTE,
  mediaType: 'application/pdf',
  issuedOn: '2026-11-02',
  ...given,
})
const filesOf = (sizes: readonly number[]) => sizes.map((size, n) => aStoredFormFile({ fileId: `file-${n}`, size }))
const add = (sizes: readonly number[], given: Partial<OfferedFormFile> = {}) =>
  addRequestFile(aRequest({ files: filesOf(sizes) }), categories, offered(given), { now: NOW, random: fixedRandom() })

describe('a file of a request', () => {
  test('is added at the end of the list with its time', () => {
    const { result, changes } = add([1], { category: 'other', name: 'účet.xlsx' })
    expect(result).toMatchObject({
      request: { files: [{ fileId: 'file-0' }, { category: 'other', name: 'účet.xlsx', uploadedAt: NOW }] },
    })
    expect(changes).toHaveLength(1)
  })

  test('needs a category of the form', () => {
    expect(add([], { category: 'holiday-photo' })).toMatchObject({ result: { kind: 'purpose-unknown' }, changes: [] })
  })

  test('is accepted up to the twentieth', () => {
    expect(MAX_FORM_FILES).toBe(20)
    expect(add(Array.from({ length: 19 }, () => 1)).result.kind).toBe('saved')
    expect(add(Array.from({ length: 20 }, () => 1)).result.kind).toBe('full')
  })

  test.each([
    [-1, 'saved'],
    [0, 'saved'],
    [1, 'total-oversize'],
  ])('of a request with 25 MB and %i bytes in total: %s', (more, kind) => {
    expect(FORM_FILES_BYTES).toBe(26_214_400)
    const four = Array.from({ length: 4 }, () => 5 * MEGABYTE)
    expect(add([...four, 4 * MEGABYTE + more]).result.kind).toBe(kind)
  })
})

describe('removing a file', () => {
  const request = aRequest({ files: filesOf([1, 2]) })

  test('keeps the other files in order', () => {
    expect(removeRequestFile(request, 'file-0').result).toMatchObject({ request: { files: [{ fileId: 'file-1' }] } })
  })

  test('needs a file of this request', () => {
    expect(removeRequestFile(request, 'file-9')).toMatchObject({ result: { kind: 'file-not-found' }, changes: [] })
  })
})
