import { afterAll, describe, expect, test } from 'vitest'
import type { Operation } from '../kernel/contract.ts'
import { contract } from '../testing/bundled-contract.ts'
import { goodOfAdmin, goodOfRecipient, goodOfRenewing } from '../testing/good-requests.ts'
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

/** What a call needs beside its token to reach the question who may make it. */
const address: Readonly<Record<string, string>> = {
  getRecurringPayment: '/recurringPayments/rec_of_nobody',
  changeRecurringPayment: '/recurringPayments/rec_of_nobody',
  cancelRecurringPayment: '/recurringPayments/rec_of_nobody',
  getRecipientProfile: '/recipientProfile?t=2026-11-10T09:00:00.000Z',
  getValueStore: '/valueStore/nps_showStart',
  getFamily: '/families/fam-0000',
  viewFamilyContact: '/families/fam-0000/contact',
  downloadDocument: '/documents/doc-0000/file',
  reissueDocument: '/documents/doc-0000/reissue',
  saveFamilyMember: '/familyMembers/member-0',
  requestMemberRemoval: '/familyMembers/member-0/removal',
  saveRecipientPhoto: '/recipientPhotos/pho-0000',
  choosePrimaryPhoto: '/recipientPhotos/pho-0000/primary',
  requestPhotoRemoval: '/recipientPhotos/pho-0000/removal',
  removeRecipientDocument: '/recipientDocuments/file-0000',
  removeRenewalFile: '/renewal/files/file-0000',
  revokeAdminLink: '/adminLinks/link-0000/revocation',
}
const { recipientData, recipientContacts, familyMembers } = goodOfRecipient
const payload: Readonly<Record<string, object | undefined>> = {
  logIn: { username: '99999999', password: 'andel123' },
  logInRecipient: { step: 'validate', personalNumber: '9999999', birthDate: '1985-04-01' },
  saveNps: { rating: 9 },
  viewFamilyContact: { agreement: true },
  checkMissingPayment: { type: 'card', paidOn: '2026-11-03', amount: 777, variableSymbol: '10000001' },
  reportMissingPayment: { type: 'card', paidOn: '2026-11-03', amount: 777, variableSymbol: '10000001' },
  confirmConsent: { personalData: true },
  saveDonorProfile: {
    lastName: 'Nováková',
    address: {},
    consents: {
      recipientMayGetPostalAddress: false,
      recipientMayGetEmail: false,
      nameInPublicList: false,
      newsletter: false,
    },
    donationTargeting: 'multiple',
  },
  requestEmailChange: { email: 'jana.novakova@example.com', password: 'andel123' },
  confirmEmailChange: { changeId: 'chg_unknown0000', code: '482913' },
  changePassword: { oldPassword: 'andel124', password: 'modrá-lampa-7' },
  withdrawConsent: { withdrawal: true },
  changeRecurringPayment: { amount: 500 },
  saveRecipientData: recipientData,
  saveRecipientContacts: recipientContacts,
  addFamilyMember: familyMembers,
  saveFamilyMember: familyMembers,
  requestMemberRemoval: { reason: 'Dcera bydlí jinde.' },
  saveRecipientPhoto: goodOfRecipient['recipientPhotos/pho-train'],
  requestPhotoRemoval: { reason: 'Nahráli jsme ji omylem.' },
  saveTaxData: { subject: 'natural-person', name: 'Jana Nováková', dateOfBirth: '1984-06-18' },
  submitRenewal: goodOfRenewing.renewal,
  createAdminLink: goodOfAdmin.adminLinks,
  previewCertificate: { subject: 'legal-entity', name: 'Pekárna U Mostu s.r.o.', taxYear: 2026 },
  printPaymentOverview: { from: '2026-12-31', to: '2026-01-01' },
  sendEmailForm: { to: 'portal@example.com', subject: 'x', fields: [{ id: 'x', title: 'x', value: 'x' }] },
  reportMissingTranslation: { language: 'cs', namespace: 'nps', key: 'title' },
}
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

async function call({ id, method, path, body }: Operation, world: string, headers: Record<string, string>) {
  const answer = await app.inject({
    method: method as 'GET',
    url: `/w/${world}/api${address[id] ?? path}`,
    headers: { ...headers, ...(body === 'multipart' && multipart) },
    ...(body === 'json' && { payload: payload[id] ?? {} }),
    ...(body === 'multipart' && { payload: parts }),
  })
  return answer.json<{ error_code: number; error?: string }>().error
}

/** Open without a token too, by the key of a tab (rule 13.3). */
const BY_KEY = new Set(['getRecurringPayment', 'changeRecurringPayment', 'cancelRecurringPayment'])
const guarded = operations.filter(({ token }) => token !== 'none')

describe('every operation behind a token is for its scopes alone (rule 19.7)', () => {
  test.each(guarded.flatMap((operation) => scopes.map((scope) => [operation.id, scope, operation] as const)))(
    '%s by %s',
    async (_id, scope, operation) => {
      const { world, token, uid } = await enter(signedInAs[scope])
      const error = await call(operation, world, { authorization: token, uid })
      if (operation.scopes.has(scope)) expect(['scope-forbidden', 'token-missing', 'uid-mismatch']).not.toContain(error)
      else expect(error).toBe('scope-forbidden')
    },
  )

  test.each(guarded.map((operation) => [operation.id, operation] as const))(
    '%s refuses another person’s uid, and nobody at all',
    async (_id, operation) => {
      const { world, token } = await enter(signedInAs[scopes.find((scope) => operation.scopes.has(scope)) ?? 'donor'])
      expect(await call(operation, world, { authorization: token, uid: 'p-10000002' })).toBe('uid-mismatch')
      expect(await call(operation, world, {})).toBe(BY_KEY.has(operation.id) ? 'recurring-not-found' : 'token-missing')
    },
  )
})

/** Ivana (2000010) and Monika (2000003) have them, Petra has not; members are counted within each family. */
test.each<[method: 'POST' | 'DELETE', path: string, error: string, payload?: object | undefined]>([
  ['POST', 'recipientPhotos/pho-lake', 'photo-not-found', goodOfRecipient['recipientPhotos/pho-train']],
  ['POST', 'recipientPhotos/pho-lake/primary', 'photo-not-found'],
  ['POST', 'recipientPhotos/pho-lake/removal', 'photo-not-found', { reason: 'Nahráli jsme ji omylem.' }],
  ['DELETE', 'recipientDocuments/handed-income-confirmation-2026-11-09', 'document-not-found'],
  ['POST', 'familyMembers/member-5', 'member-not-found', familyMembers],
  ['POST', 'familyMembers/member-5/removal', 'member-not-found', { reason: 'Dcera bydlí jinde.' }],
])('%s /%s of another family answers %s, as if it did not exist', async (method, path, error, payload) => {
  const { world, token, uid } = await enter(signedInAs.recipient)
  const headers = { authorization: token, uid }
  const answer = await app.inject({ method, url: `/w/${world}/api/${path}`, headers, ...(payload && { payload }) })
  expect([answer.statusCode, answer.json()]).toEqual([200, { error_code: 404, error }])
})

test('operations for visitors ask for no token', async () => {
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
    'startCardPayment',
    'startHelpRequest',
    'submitHelpRequest',
    'undoEmailChange',
    'uploadHelpRequestFile',
  ])
})
