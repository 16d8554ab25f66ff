import { afterAll, describe, expect, test } from 'vitest'
import type { Operation } from '../kernel/contract/contract.ts'
import { contract } from '../testing/bundled-contract.ts'
import { bodyExamples, exampleUrl } from '../testing/example-requests.ts'
import { goodOfRecipient } from '../testing/good-requests.ts'
import { makeApp } from '../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const { operations } = contract
const signedInAs = {
  donor: 'a signed-in donor',
  recipient: 'a signed-in recipient',
  admin: 'a signed-in administrator',
  oou: 'a signed-in person who must confirm personal data',
  emlid: 'a signed-in donor without a valid e-mail',
} as const
const scopes = Object.keys(signedInAs) as (keyof typeof signedInAs)[]

const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
const parts = [
  '--x\r\ncontent-disposition: form-data; name="meta[0]"\r\n\r\n{"category":"document"}',
  '--x\r\ncontent-disposition: form-data; name="File[0]"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7',
  '--x--\r\n',
].join('\r\n')

async function enter(state: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox/provider-states',
    payload: { state, action: 'setup' },
  })
  return answer.json<{ world: string; token: string; uid: string }>()
}

/** Uses the examples of the contract: enough to reach the authorization check. */
async function call(operation: Operation, world: string, headers: Record<string, string>) {
  const { method, body } = operation
  const answer = await app.inject({
    method: method as 'GET',
    url: `/w/${world}/api${exampleUrl(operation)}`,
    headers: { ...headers, ...(body === 'multipart' && multipart) },
    ...(body === 'json' && { payload: bodyExamples(operation)[0] as object }),
    ...(body === 'multipart' && { payload: parts }),
  })
  return answer.headers['content-type']?.toString().includes('json') === true
    ? answer.json<{ error?: string }>().error
    : undefined
}

const guarded = operations.filter(({ token }) => token !== 'none')

describe('every operation that needs a token allows only its scopes (rule 19.7)', () => {
  test.each(guarded.flatMap((operation) => scopes.map((scope) => [operation.id, scope, operation] as const)))(
    '%s by %s',
    async (_id, scope, operation) => {
      const { world, token, uid } = await enter(signedInAs[scope])
      const error = await call(operation, world, { authorization: token, uid })
      if (operation.scopes.has(scope)) expect(['scope-forbidden', 'token-missing', 'uid-mismatch']).not.toContain(error)
      else expect(error).toBe('scope-forbidden')
    },
  )
})

/** Ivana (2000010) and Monika (2000003) have them, Petra has not; members are counted within each family. */
test.each<[method: 'POST' | 'DELETE', path: string, error: string, payload?: object | undefined]>([
  ['POST', 'recipientPhotos/pho-lake', 'photo-not-found', goodOfRecipient['recipientPhotos/pho-train']],
  ['POST', 'recipientPhotos/pho-lake/primary', 'photo-not-found'],
  ['POST', 'recipientPhotos/pho-lake/removal', 'photo-not-found', { reason: 'Nahráli jsme ji omylem.' }],
  ['DELETE', 'recipientDocuments/handed-income-confirmation-2026-11-09', 'document-not-found'],
  ['POST', 'familyMembers/member-5', 'member-not-found', goodOfRecipient['familyMembers/member-2']],
  ['POST', 'familyMembers/member-5/removal', 'member-not-found', { reason: 'Dcera bydlí jinde.' }],
])('%s /%s of another family answers %s, as if it did not exist', async (method, path, error, payload) => {
  const { world, token, uid } = await enter(signedInAs.recipient)
  const headers = { authorization: token, uid }
  const answer = await app.inject({ method, url: `/w/${world}/api/${path}`, headers, ...(payload && { payload }) })
  expect([answer.statusCode, answer.json()]).toEqual([200, { error_code: 404, error }])
})

test('operations for visitors need no token', async () => {
  const open = operations.filter(({ token }) => token === 'none')
  const { world } = await enter('the default scenario')
  for (const operation of open) expect(await call(operation, world, {})).not.toBe('token-missing')
  expect(open.map(({ id }) => id).toSorted()).toEqual([
    'checkPasswordReset',
    'confirmRecurringChange',
    'exchangeLink',
    'getCardPayment',
    'getHelpRequest',
    'getHelpRequestForm',
    'getPaymentDetails',
    'getValueStore',
    'logIn',
    'logInRecipient',
    'openLink',
    'registerDonor',
    'removeHelpRequestFile',
    'reportMissingTranslation',
    'requestPasswordReset',
    'resetPassword',
    'retryCardPayment',
    'sendEmailForm',
    'startHelpRequest',
    'submitHelpRequest',
    'undoEmailChange',
    'uploadHelpRequestFile',
  ])
})
