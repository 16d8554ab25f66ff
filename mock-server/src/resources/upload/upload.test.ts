import { afterAll, describe, expect, test } from 'vitest'
import { makeApp, openWorld, signIn } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

interface Part {
  readonly name: string
  readonly text?: string
  readonly file?: { name: string; type: string; bytes: Uint8Array }
}

async function uploader() {
  const { id } = await openWorld(app)
  const headers = await signIn(app, '10000001', `/w/${id}`)
  return async (parts: readonly Part[], extra: Record<string, string> = {}) => {
    const form = new FormData()
    for (const { name, text, file } of parts)
      if (file) form.append(name, new Blob([file.bytes.slice()], { type: file.type }), file.name)
      else form.append(name, text ?? '')
    const { headers: formHeaders, body } = new Response(form)
    const payload = Buffer.from(await new Response(body).arrayBuffer())
    const type = formHeaders.get('content-type') ?? ''
    const answer = await app.inject({
      method: 'POST',
      url: `/w/${id}/api/upload`,
      headers: { ...headers, 'content-type': type, ...extra },
      payload,
    })
    return { status: answer.statusCode, ...answer.json<{ error_code: number; error?: string; fields?: object }>() }
  }
}

/** A PDF of exactly this many bytes. */
function pdf(length: number) {
  const bytes = new Uint8Array(length).fill(0x20)
  bytes.set(Buffer.from('%PDF-1.7\n'))
  return { name: 'zpráva.pdf', type: 'application/pdf', bytes }
}
const meta = (index: number, category = 'document'): Part => ({
  name: `meta[${index}]`,
  text: JSON.stringify({ category }),
})
const file = (index: number, length = 2_000): Part => ({ name: `File[${index}]`, file: pdf(length) })

describe('an upload', () => {
  test('may have its meta as a part with a media type, and its parts in any order', async () => {
    const upload = await uploader()
    const bytes = new TextEncoder().encode('{"category":"document"}')
    const answer = await upload([file(0), { name: 'meta[0]', file: { name: 'blob', type: 'application/json', bytes } }])
    expect(answer.error_code).toBe(200)
  })

  test('is stored under its name without a path and invisible characters (rule 19.11)', async () => {
    const upload = await uploader()
    const named = { ...pdf(2_000), name: '../../etc/zprá\u202eva.pdf' }
    const answer = await upload([meta(0), { name: 'File[0]', file: named }])
    expect(answer).toMatchObject({ response: { files: [{ Value: 'zpráva.pdf' }] } })
  })

  test.each<[string, { given: readonly Part[]; want: object }]>([
    ['an unknown part', { given: [meta(0), file(0), { name: 'x', text: '1' }], want: { x: 'unknown' } }],
    ['a file sent as a text', { given: [meta(0), { name: 'File[0]', text: 'x' }], want: { 'File[0]': 'invalid' } }],
    ['a part sent twice', { given: [meta(0), file(0), file(0)], want: { 'File[0]': 'doubled' } }],
    ['no part at all', { given: [], want: { 'File[0]': 'required' } }],
  ])('names %s', async (_name, { given, want }) => {
    const upload = await uploader()
    expect(await upload(given)).toMatchObject({ status: 400, error: 'bad-request', fields: want })
  })

  test('is refused completely if it has more items than the contract allows', async () => {
    const upload = await uploader()
    const parts = Array.from({ length: 9 }, (_, i) => [meta(i), file(i)]).flat()
    expect((await upload(parts)).error_code).toBe(200)
    const more = Array.from({ length: 21 }, (_, i) => file(i % 10, 10))
    expect((await upload(more)).status).toBeGreaterThanOrEqual(400)
  })
})
