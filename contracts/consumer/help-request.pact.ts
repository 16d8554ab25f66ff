import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { ONCOLOGICAL_ANSWERS } from '#rules/forms/complete-answers.ts'
import {
  getHelpRequest,
  getHelpRequestForm,
  removeHelpRequestFile,
  startHelpRequest,
  submitHelpRequest,
  uploadHelpRequestFile,
} from '#web/features/help-request/help-request-queries.ts'
import type { FormFileMeta, RequestVariant, SubmitRequest } from '#web/shared/api/wire.ts'
import { filledForm, formFiles, paper, refusedDays, refusedFiles } from './form-files.ts'
import {
  byKey,
  DEFAULT,
  interaction,
  moment,
  ok,
  type PortalCall,
  refused,
  statePath,
  UNKNOWN,
  visitor,
} from './interaction.ts'
import { oneItem } from './multipart.ts'
import { sharedRefusals } from './refusals.ts'

const { eachLike, regex, string } = MatchersV3
const completeRequest: SubmitRequest = {
  formId: 'request-oncological-1',
  answers: ONCOLOGICAL_ANSWERS as SubmitRequest['answers'],
}
const STARTED = 'a request for help that was started'
const accessKey = 'req-5c0f2a7d91e4'
const receipt = {
  receiptNumber: regex('^Z-[0-9]{4}-[0-9]{4,8}$', 'Z-2026-0012'),
  sentAt: moment('2026-11-10T09:00:00.000Z'),
}
const form = {
  formId: regex('^[A-Za-z0-9_.-]+$', 'request-oncological-1'),
  title: string('Žádost o pomoc'),
  sections: eachLike({
    id: regex('^[a-z0-9-]+$', 'patient'),
    title: string('Kdo je nemocný'),
  }),
}
const noFiles = { categories: formFiles.categories, mostFiles: formFiles.mostFiles, totalLimit: formFiles.totalLimit }

/** Why a key is refused: for every operation that needs one. `call` makes it with a key. */
function keysThatOpenNothing(call: (key?: string) => PortalCall): void {
  const { operation } = call()
  interaction(
    { ...call(UNKNOWN), operation: `${operation} by a key that is none` },
    DEFAULT,
    refused(404, 'request-not-found'),
  )
  interaction(call(), 'an edit link that is past its time', refused(408, 'request-link-expired'))
  interaction(
    { ...call(), operation: `${operation} that was sent` },
    'a request for help that was sent',
    refused(409, 'request-already-sent', receipt),
  )
}

describe('getHelpRequestForm', () => {
  const read = (operation: string, variant: RequestVariant) =>
    visitor.get(operation, `/helpRequestForms/${variant}`, (api) => getHelpRequestForm(api, variant))
  const any = read('read the request form', 'oncological')

  for (const variant of ['oncological', 'other'] as const)
    interaction(read(`read the request form, ${variant}`, variant), DEFAULT, ok({ variant, form, files: noFiles }))
  sharedRefusals(any)
})

describe('startHelpRequest', () => {
  const start = (key = 'pact-request-0001') =>
    visitor.post(
      'start a request for help',
      '/helpRequest',
      (api) => startHelpRequest(api, { variant: 'oncological' }, key),
      { key, body: { variant: 'oncological' } },
    )

  interaction(
    start(),
    DEFAULT,
    ok({
      accessKey: regex('^[A-Za-z0-9_-]{8,64}$', accessKey),
      request: { state: 'started', variant: 'oncological', form, answers: null, files: noFiles, receiptNumber: null },
    }),
  )
  sharedRefusals(start(), [start('short'), 'a key off the contract', 'Idempotency-Key'])
})

describe('getHelpRequest', () => {
  const read = (key = accessKey) =>
    visitor.get('read a request for help', '/helpRequest', (api) => getHelpRequest(api, key), { headers: byKey(key) })

  interaction(
    read(),
    STARTED,
    ok({ state: 'started', variant: 'oncological', form, files: formFiles, receiptNumber: null }),
  )
  interaction(
    read(),
    'a request for help that the foundation returned',
    ok({
      state: 'returned',
      form,
      answers: MatchersV3.like({ 'patient-first-name': 'Tomáš' }),
      remarks: eachLike({ itemId: regex('^[a-z0-9-]+$', 'patient-first-name'), text: string('Doplňte prosím.') }),
      files: formFiles,
      receiptNumber: receipt.receiptNumber,
      expiresAt: moment('2026-11-17T09:00:00.000Z'),
    }),
  )
  keysThatOpenNothing(read)
  sharedRefusals(read(UNKNOWN))
})

describe('uploadHelpRequestFile', () => {
  const other: FormFileMeta = { category: 'request', purpose: 'other' }
  const upload = (of = accessKey, { sent = paper, meta = other, key = 'pact-request-0002' } = {}): PortalCall => {
    const { parts, file } = oneItem(meta, sent)
    return visitor.post(
      'add a file to a request for help',
      '/helpRequest/files',
      (api) => uploadHelpRequestFile(api, of, { file, meta }, key),
      { key, headers: byKey(of), parts },
    )
  }
  const report: FormFileMeta = { category: 'request', purpose: 'medical-report' }

  interaction(upload(), STARTED, ok(formFiles))
  refusedFiles((sent) => upload(accessKey, { sent }), STARTED)
  refusedDays(
    (issuedOn) => upload(accessKey, { meta: { ...report, ...(issuedOn !== undefined && { issuedOn }) } }),
    STARTED,
  )
  filledForm(upload(), 'a request for help')
  keysThatOpenNothing(upload)
  sharedRefusals(upload(UNKNOWN), [upload(UNKNOWN, { key: 'short' }), 'a key off the contract', 'Idempotency-Key'])
})

describe('removeHelpRequestFile', () => {
  const remove = (key = accessKey) =>
    visitor.delete(
      'take a file of a request back',
      `/helpRequest/files/${UNKNOWN}`,
      (api) => removeHelpRequestFile(api, key, UNKNOWN),
      { headers: byKey(key) },
    )
  const path = statePath('fileId', '/helpRequest/files', 'file-1')

  interaction(
    { ...remove(), path, call: (api) => removeHelpRequestFile(api, accessKey, 'file-1') },
    STARTED,
    ok(noFiles),
  )
  interaction(
    { ...remove(), operation: 'take back a file that the request has not' },
    STARTED,
    refused(404, 'file-not-found'),
  )
  keysThatOpenNothing(remove)
  sharedRefusals(remove(UNKNOWN))
})

describe('submitHelpRequest', () => {
  const key = 'pact-request-0003'
  const submit = (of = accessKey, operation = 'send a request for help', body = completeRequest) =>
    visitor.post(operation, '/helpRequest/submission', (api) => submitHelpRequest(api, of, body, key), {
      key,
      headers: byKey(of),
      body,
    })

  interaction(submit(), STARTED, ok({ ...receipt, answerBy: regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-11-25') }))
  interaction(
    submit(accessKey, 'send a request for help without a file'),
    'a request for help that is complete but for a file',
    refused(422, 'form-refused', { fields: { files: 'required' } }),
  )
  interaction(
    submit(accessKey, 'send answers to a former request form', { ...completeRequest, formId: 'a-former-form' }),
    STARTED,
    refused(409, 'form-changed'),
  )
  keysThatOpenNothing(submit)
  sharedRefusals(submit(UNKNOWN), [submit(UNKNOWN, undefined, { ...completeRequest, formId: '' }), 'no form', 'formId'])
})
