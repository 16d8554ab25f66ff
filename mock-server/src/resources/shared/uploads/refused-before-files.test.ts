import type { FastifyRequest } from 'fastify'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInFamily } from '../../../testing/family.ts'
import { signedInPerson } from '../../../testing/person.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import type { SentItem } from '../../../testing/sent-form.ts'
import { makeApp } from '../../../testing/test-app.ts'

/** Parts that are passed to the server one by one; a refused part is skipped without its bytes. */
let read: string[] = []
const app = makeApp()
app.addHook('preHandler', async (request: FastifyRequest) => {
  if (!('parts' in request) || !request.isMultipart()) return
  const parts = request.parts.bind(request)
  request.parts = async function* (options) {
    for await (const part of parts(options)) {
      if (part.type === 'file') {
        const { fieldname, file } = part
        const iterate = file[Symbol.asyncIterator].bind(file)
        file[Symbol.asyncIterator] = () => {
          read.push(fieldname)
          return iterate()
        }
      }
      yield part
    }
  } as FastifyRequest['parts']
})
beforeEach(() => {
  read = []
})
afterAll(() => app.close())

const picture = await aJpeg(40, 30)
const item = (meta: object): SentItem => ({ meta, name: 'a.jpg', type: 'image/jpeg', bytes: picture })
const form = item({ category: 'form', purpose: 'income' })
const LOCKED = { personalNumber: '2000010', birthDate: '1980-01-10' }

describe('an upload is refused before a byte of a file is read', () => {
  test('with an unknown key of a request', async () => {
    const petra = await signedInFamily(app)
    const request = item({ category: 'request', purpose: 'medical-report' })
    const answer = await petra.upload(
      'helpRequest/files',
      Array.from({ length: 10 }, () => request),
      { key: 'an-upload-0001', headers: { 'access-key': 'req_none' } },
    )
    expect(answer).toMatchObject({ status: 200, error_code: 404, error: 'request-not-found' })
    expect(read).toEqual([])
  })

  test.each([
    ['a document', 'recipientDocuments', item({ category: 'document', documentType: 'other' })],
    ['a photo', 'recipientPhotos', item({ category: 'photo', takenMonth: 9, takenYear: 2026, description: 'Les' })],
    ['a file of a renewal', 'renewal/files', form],
  ])('of %s while the account is locked', async (_what, path, sent) => {
    const ivana = await signedInFamily(app, LOCKED)
    expect(await ivana.upload(path, [sent])).toMatchObject({ error_code: 423, error: 'editing-locked' })
    expect(read).toEqual([])
  })

  test('of a renewal that is not open', async () => {
    const petra = await signedInFamily(app)
    expect(await petra.upload('renewal/files', [form])).toMatchObject({ error_code: 409, error: 'renewal-not-open' })
    expect(read).toEqual([])
  })
})

test('an operation that accepts one file reads only one', async () => {
  const jana = await signedInPerson(app)
  const photo = item({ category: 'avatar' })
  const answer = await jana.upload(
    'avatar',
    Array.from({ length: 10 }, () => photo),
  )
  expect(answer).toMatchObject({ status: 400, error: 'bad-request', fields: { 'File[1]': 'unknown' } })
  expect(read).toEqual(['File[0]'])
})

test('a lost answer is repeated under its key even if the file would be refused now', async () => {
  const petra = await signedInFamily(app, undefined, { now: '2026-11-27T17:59:59.999+01:00' })
  const document = item({ category: 'document', documentType: 'other' })
  const send = () => petra.upload('recipientDocuments', [document], { key: 'one-document-0001' })
  const first = await send()
  await petra.advance('PT0.001S')
  expect(await petra.upload('recipientDocuments', [document])).toMatchObject({ error: 'editing-locked' })
  expect(await send()).toEqual(first)
})
