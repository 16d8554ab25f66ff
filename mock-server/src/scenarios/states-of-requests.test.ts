import { afterAll, expect, test } from 'vitest'
import { requestingFamily } from '../testing/requesting-family.ts'
import { makeApp } from '../testing/test-app.ts'
import { ONCOLOGICAL_ANSWERS } from './answers-of-requests.ts'
import { statesOfRequests } from './states-of-requests.ts'

const app = makeApp()
afterAll(() => app.close())

type Act = (
  family: Awaited<ReturnType<typeof requestingFamily>>,
  handed: { readonly requestKey: string; readonly fileId: string },
) => Promise<object>

const read: Act = (family, { requestKey }) => family.get(`helpRequests/${requestKey}`)
const upload: Act = (family, { requestKey }) => family.upload(requestKey, {}, { key: 'pact-request-0002' })
const remove: Act = (family, { requestKey, fileId }) => family.delete(`helpRequests/${requestKey}/files/${fileId}`)
const submit: Act = (family, { requestKey }) => {
  const body = { formId: 'request-oncological-1', answers: ONCOLOGICAL_ANSWERS }
  return family.post(`helpRequests/${requestKey}/submission`, body, { key: 'pact-request-0003' })
}
const EXPIRED = { error_code: 408, error: 'request-link-expired' }
const SENT = {
  error_code: 409,
  error: 'request-already-sent',
  receiptNumber: 'Z-2026-0001',
  sentAt: '2026-10-27T19:40:00.000Z',
}

const table: [state: string, act: Act, want: object][] = [
  ['a request for help that was started', read, { response: { state: 'started', files: { files: [{}] } } }],
  ['a request for help that was started', upload, { response: { files: [{}, {}] } }],
  ['a request for help that was started', remove, { response: { files: [] } }],
  ['a request for help that was started', submit, { response: { receiptNumber: 'Z-2026-0004' } }],
  [
    'a request for help that is complete but for a file',
    submit,
    { error_code: 422, error: 'form-refused', fields: { files: 'required' } },
  ],
  [
    'a request for help that the foundation returned',
    read,
    {
      response: {
        state: 'returned',
        answers: { 'patient-first-name': 'Viktorie' },
        remarks: [{}, {}],
        receiptNumber: 'Z-2026-0003',
        validUntil: '2026-11-17T09:00:00.000Z',
      },
    },
  ],
  ['a request for help that the foundation returned', remove, { response: { files: [] } }],
  ['an edit link that is past its time', read, EXPIRED],
  ['an edit link that is past its time', upload, EXPIRED],
  ['an edit link that is past its time', remove, EXPIRED],
  ['an edit link that is past its time', submit, EXPIRED],
  ['a request for help that was sent', read, SENT],
  ['a request for help that was sent', upload, SENT],
  ['a request for help that was sent', remove, SENT],
  ['a request for help that was sent', submit, SENT],
  [
    'a request for help whose files are nearly too large together',
    upload,
    { error_code: 400, error: 'files-total-oversize', limit: 26_214_400 },
  ],
  [
    'a request for help with as many files as there may be',
    upload,
    { error_code: 409, error: 'limit-reached', limit: 20 },
  ],
]

test.each(table)('given %s, %o returns %o', async (state, act, want) => {
  const set = await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })
  const { world, requestKey = '', fileId = '' } = set.json()
  expect(await act(await requestingFamily(app, { id: world }), { requestKey, fileId })).toMatchObject(want)
})

test('every provider state of a request for help is in the table', () =>
  expect([...new Set(table.map(([state]) => state))].toSorted()).toEqual(Object.keys(statesOfRequests).toSorted()))
