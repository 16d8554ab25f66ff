import { afterAll, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { statesOfDocuments } from './states-of-documents.ts'

const app = makeApp()
afterAll(() => app.close())

const setUp = async (state: string): Promise<Record<string, string>> =>
  (await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })).json()

const REISSUE = { path: 'documents/{id}/reissue' }

type Sent = { path: string; payload?: object }
const table: [state: string, sent: Sent, want: object][] = [
  ['a donor with a certificate', REISSUE, { error_code: 409, error: 'tax-data-unchanged' }],
  [
    'a donor whose tax data have changed since the certificate',
    REISSUE,
    { error_code: 200, response: { taxYear: 2025, amount: 6_000, issuedTo: 'Jana Svobodová' } },
  ],
  ['a certificate that was replaced', REISSUE, { error_code: 409, error: 'document-replaced' }],
  ['a donor with a confirmation of a gift', REISSUE, { error_code: 409, error: 'document-not-reissuable' }],
]

const call = async (state: string, { path, payload }: Sent) => {
  const { world, token = '', uid = '', documentId = '' } = await setUp(state)
  return app.inject({
    method: 'POST',
    url: `/w/${world}/api/${path.replace('{id}', documentId)}`,
    headers: { authorization: token, uid },
    ...(payload && { payload }),
  })
}

test.each(table)('given %s, %o returns %o', async (state, sent, want) =>
  expect((await call(state, sent)).json()).toMatchObject(want),
)

test('given a donor with a certificate, its file exists', async () => {
  const answer = await call('a donor with a certificate', { path: 'documents/{id}/file' })
  expect(answer.headers['content-type']).toBe('application/pdf')
})

test('every provider state of a document is in the table', () =>
  expect([...new Set(table.map(([state]) => state))].toSorted()).toEqual(Object.keys(statesOfDocuments).toSorted()))
