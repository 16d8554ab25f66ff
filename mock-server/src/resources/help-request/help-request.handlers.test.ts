import { afterAll, describe, expect, test } from 'vitest'
import { ONCOLOGICAL_ANSWERS } from '../../scenarios/answers-of-requests.ts'
import { requestingFamily } from '../../testing/requesting-family.ts'
import { makeApp, openWorld } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())
const PDF = Buffer.from('%PDF-1.4\n')
const complete = { formId: 'request-oncological-1', answers: ONCOLOGICAL_ANSWERS }
const NOT_FOUND = { status: 200, error_code: 404, error: 'request-not-found' }

describe('the form', () => {
  test.each([
    ['oncological', 'treatment-stage'],
    ['other', 'disease-category'],
  ])('%s is public, and has items about its illness', async (variant, item) => {
    const family = await requestingFamily(app)
    const { error_code, response } = await family.get(`helpRequestForms/${variant}`)
    expect([error_code, response.variant, response.form.formId]).toEqual([200, variant, `request-${variant}-1`])
    expect(response.form.sections[0].items.map(({ id }: { id: string }) => id)).toContain(item)
    expect(response.files).toMatchObject({ files: [], mostFiles: 20, totalLimit: 26_214_400 })
  })

  test('of an unknown illness is refused by the contract', async () => {
    const family = await requestingFamily(app)
    expect(await family.get('helpRequestForms/rare')).toMatchObject({ status: 400, fields: { variant: 'invalid' } })
  })
})

describe('a request that is started', () => {
  test('is read by its key for thirty days', async () => {
    const family = await requestingFamily(app)
    const key = await family.start('other')
    expect((await family.get(`helpRequests/${key}`)).response).toMatchObject({
      state: 'started',
      variant: 'other',
      answers: null,
      remarks: [],
      receiptNumber: null,
      validUntil: '2026-12-10T09:00:00.000Z',
    })
  })

  test('is deleted with its files if it is not sent', async () => {
    const family = await requestingFamily(app)
    const key = await family.start()
    await family.upload(key, { name: 'zpráva mého syna.pdf' })
    expect(await family.events()).toContainEqual(
      expect.objectContaining({ kind: 'request-forgotten', at: '2026-12-10T09:00:00.000Z' }),
    )
    await family.advance('PT719H59M59.999S')
    expect((await family.get(`helpRequests/${key}`)).response.files.files).toHaveLength(1)
    await family.advance('PT0.001S')
    const expired = { error_code: 408, error: 'request-link-expired' }
    expect(await family.get(`helpRequests/${key}`)).toMatchObject(expired)
    expect(await family.post(`helpRequests/${key}/submission`, complete)).toMatchObject(expired)
  })

  test('is not opened by another key or by a key of another world', async () => {
    const one = await requestingFamily(app, await openWorld(app, { seed: 7 }))
    const twin = await requestingFamily(app, await openWorld(app, { seed: 7 }))
    const key = await one.start()
    expect(await twin.start()).not.toBe(key)
    expect(await twin.get(`helpRequests/${key}`)).toEqual(NOT_FOUND)
    expect(await one.get('helpRequests/req-not-anybodys')).toEqual(NOT_FOUND)
    expect(await one.upload('req-not-anybodys')).toEqual(NOT_FOUND)
    expect(await one.delete('helpRequests/req-not-anybodys/files/file-1')).toEqual(NOT_FOUND)
    expect(await one.post('helpRequests/req-not-anybodys/submission', complete)).toEqual(NOT_FOUND)
  })
})

describe('a file of a request', () => {
  test.each([
    ['zpráva.pdf', 'application/pdf', PDF],
    ['výpis.doc', 'application/msword', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ])('%s is added', async (name, type, bytes) => {
    const family = await requestingFamily(app)
    const answer = await family.upload(await family.start(), { name, type, bytes })
    expect(answer).toMatchObject({ error_code: 200, response: { files: [{ category: 'medical-report', name }] } })
  })

  test('is removed once', async () => {
    const family = await requestingFamily(app)
    const key = await family.start()
    const { fileId } = (await family.upload(key)).response.files[0]
    expect((await family.delete(`helpRequests/${key}/files/${fileId}`)).response.files).toEqual([])
    const notFound = { status: 200, error_code: 404, error: 'file-not-found' }
    expect(await family.delete(`helpRequests/${key}/files/${fileId}`)).toEqual(notFound)
  })
})

describe('sending a request', () => {
  const ready = async () => {
    const family = await requestingFamily(app)
    const key = await family.start()
    await family.upload(key)
    const send = (body: object = complete, sent = {}) => family.post(`helpRequests/${key}/submission`, body, sent)
    return { ...family, key, send }
  }

  test('names each fault by its path', async () => {
    const { send } = await ready()
    const answers = { ...ONCOLOGICAL_ANSWERS, 'postal-code': '99999', 'contact-email': 'lenka@' }
    expect(await send({ ...complete, answers })).toEqual({
      status: 200,
      error_code: 422,
      error: 'form-refused',
      fields: { 'contact-email': 'email-invalid', 'postal-code': 'postal-code-invalid' },
    })
  })

  test('prevents adding and removing files', async () => {
    const family = await ready()
    await family.send()
    const sent = { error_code: 409, error: 'request-already-sent', receiptNumber: 'Z-2026-0004' }
    expect(await family.upload(family.key)).toMatchObject(sent)
    expect(await family.delete(`helpRequests/${family.key}/files/file-1`)).toMatchObject(sent)
  })
})
