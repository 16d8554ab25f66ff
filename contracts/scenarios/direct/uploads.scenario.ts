import { describe, expect, test } from 'vitest'
import type { ScenarioUpload } from '../caller.ts'
import { openWorld } from '../world.ts'

const MEGABYTE = 1024 * 1024
const LIMIT = 5 * MEGABYTE
const pdf = { name: 'lékařská zpráva.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF\n' }
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])

/** A PDF of exactly so many bytes. */
function pdfOf(size: number): ScenarioUpload {
  const bytes = new Uint8Array(size).fill(0x20)
  bytes.set(new TextEncoder().encode(pdf.bytes))
  return { ...pdf, bytes }
}

const as = (category: string) => ({ meta: JSON.stringify({ category }) })
const refused = (error: string, part: string) => ({ status: 200, error_code: 400, error, fields: { [part]: error } })

describe('an upload', () => {
  test('is stored under the name it had', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const answer = await jana.upload([pdf, { ...as('avatar'), name: 'já.png', type: 'image/png', bytes: png }])
    expect(answer).toMatchObject({
      status: 200,
      error_code: 200,
      response: { files: [{ Value: 'lékařská zpráva.pdf' }, { Value: 'já.png' }] },
    })
  })

  test.each([
    ['1 byte under 5 MB', LIMIT - 1, { error_code: 200 }],
    ['exactly 5 MB', LIMIT, { error_code: 200 }],
    ['1 byte over 5 MB', LIMIT + 1, refused('file-oversize', 'File[0]')],
  ])('of %s', async (_size, size, answer) => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    expect(await jana.upload([pdfOf(size)])).toMatchObject(answer)
  })

  test('of more than 20 MB together is refused, the file that is too much named', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const files = Array.from({ length: 5 }, () => pdfOf(LIMIT - MEGABYTE / 2))
    expect(await jana.upload(files)).toMatchObject(refused('files-total-oversize', 'File[4]'))
  })

  test.each<[what: string, file: ScenarioUpload, error: string, part: string]>([
    ['an empty file', { ...pdf, bytes: '' }, 'file-empty', 'File[1]'],
    ['no file at all', {}, 'file-missing', 'File[1]'],
    ['a program', { ...pdf, name: 'report.exe' }, 'file-unsupported-type', 'File[1]'],
    ['a PDF as an avatar', { ...pdf, ...as('avatar') }, 'file-unsupported-type', 'File[1]'],
    ['a text that calls itself a PDF', { ...pdf, bytes: 'Dobrý den.' }, 'file-type-mismatch', 'File[1]'],
    ['a PNG under the name of a PDF', { ...pdf, bytes: png }, 'file-type-mismatch', 'File[1]'],
    ['a PDF declared as a PNG', { ...pdf, type: 'image/png' }, 'file-type-mismatch', 'File[1]'],
  ])('with %s next to a valid file stores nothing and names the invalid one', async (_what, file, error, part) => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    expect(await jana.upload([pdf, file])).toMatchObject(refused(error, part))
    expect(await world.journal('uploadFiles')).toMatchObject([{ errorCode: 400, changes: [] }])
  })

  test('of a name with a path keeps the last part of it', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const answer = await jana.upload([{ ...pdf, name: '../../etc/zpráva.pdf' }])
    expect(answer).toMatchObject({ error_code: 200, response: { files: [{ Value: 'zpráva.pdf' }] } })
  })

  test('repeated under one key is stored once, another file under it is refused', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    const first = await jana.upload([pdf], { key: 'one-intent-0001' })
    expect(await jana.upload([pdf], { key: 'one-intent-0001' })).toEqual(first)
    expect(await jana.upload([{ ...pdf, name: 'another.pdf' }], { key: 'one-intent-0001' })).toMatchObject({
      status: 409,
      error: 'idempotency-key-reused',
    })
  })

  test('without a valid e-mail is refused', async () => {
    await using world = await openWorld()
    const emlid = await world.signIn('10000010')
    expect(await emlid.upload([pdf])).toMatchObject({ status: 403, error: 'scope-forbidden' })
  })
})
