import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { statesOfFamilyFiles } from './states-of-family-files.ts'

const app = makeApp()
afterAll(() => app.close())

type Sent = { readonly method?: 'GET' | 'DELETE'; readonly path: string; readonly body?: object; readonly key?: string }

const metadata = { takenMonth: 8, takenYear: 2026, description: 'Výlet' }
const photo: Sent = { path: 'recipientPhotos/{photoId}', body: metadata, key: 'any-photo-0001' }
const REMOVED = { error_code: 409, error: 'removal-requested' }
const back: Sent = { method: 'DELETE', path: 'recipientDocuments/{documentId}' }

/** A request without a body sends a file of a form. */
const table: [state: string, sent: Sent, want: object][] = [
  ['a recipient with a photo', photo, { error_code: 200 }],
  ['a recipient whose photo is being removed', photo, REMOVED],
  [
    'a recipient whose photo is being removed',
    { method: 'GET', path: 'recipientPhotos' },
    {
      response: {
        photos: [{ removal: { requestedAt: '2026-11-09T09:00:00.000Z', reason: 'Nahráli jsme ji omylem.' } }],
      },
    },
  ],
  [
    'a recipient with a document being checked',
    back,
    { error_code: 200, response: { types: [{ type: 'request', files: [{}] }] } },
  ],
  ['a recipient with a document that was accepted', back, { error_code: 409, error: 'document-accepted' }],
  ['a recipient with a document that was sent with a renewal', back, { error_code: 409, error: 'document-of-renewal' }],
]

const setUp = async (state: string): Promise<Record<string, string>> =>
  (await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })).json()

const aForm = async () => {
  const form = new FormData()
  form.append('meta[0]', '{}')
  form.append('File[0]', new Blob(['x']), 'a.png')
  const body = new Response(form)
  const type = body.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await body.arrayBuffer()), headers: { 'content-type': type } }
}

test.each(table)('given %s, %o returns %o', async (state, { method, path, body, key }, want) => {
  const { world, token = '', uid = '', ...values } = await setUp(state)
  const sent = method ? { headers: {} } : body ? { payload: body, headers: {} } : await aForm()
  const answer = await app.inject({
    method: method ?? 'POST',
    url: `/w/${world}/api/${path.replace(/\{(\w+)\}/, (_, name: string) => values[name] ?? '')}`,
    ...sent,
    headers: { ...sent.headers, authorization: token, uid, ...(key !== undefined && { 'idempotency-key': key }) },
  })
  expect(answer.json()).toMatchObject(want)
})

test('every provider state of a family file is in the table', () =>
  expect([...new Set(table.map(([state]) => state))].toSorted()).toEqual(Object.keys(statesOfFamilyFiles).toSorted()))
