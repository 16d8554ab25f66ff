import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import {
  getHelpRequest,
  getHelpRequestForm,
  removeHelpRequestFile,
  startHelpRequest,
  submitHelpRequest,
  uploadHelpRequestFile,
} from '#web/features/help-request/help-request-queries.ts'
import type { FormFileMeta, RequestVariant } from '#web/shared/api/wire.ts'
import { filledForm, formFiles, paper, refusedDays, refusedFiles } from './form-files.ts'
import { completeRequest } from './help-request-answers.ts'
import { byKey, DEFAULT, interaction, moment, ok, type PortalCall, refused, statePath, UNKNOWN } from './interaction.ts'
import { oneItem } from './multipart.ts'
import { badRequest, badUid, failures, keyReused } from './refusals.ts'

const { eachLike, regex, string } = MatchersV3
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
  const read = (operation: string, variant: RequestVariant): PortalCall => ({
    operation,
    as: 'visitor',
    method: 'GET',
    path: `/helpRequestForms/${variant}`,
    call: (api) => getHelpRequestForm(api, variant),
  })
  const any = read('read the request form', 'oncological')

  for (const variant of ['oncological', 'other'] as const)
    interaction(read(`read the request form, ${variant}`, variant), DEFAULT, ok({ variant, form, files: noFiles }))
  badUid(any)
  failures(any)
})

describe('startHelpRequest', () => {
  const start = (key = 'pact-request-0001'): PortalCall => ({
    operation: 'start a request for help',
    as: 'visitor',
    method: 'POST',
    path: '/helpRequest',
    headers: { 'Idempotency-Key': key },
    body: { variant: 'oncological' },
    call: (api) => startHelpRequest(api, { variant: 'oncological' }, key),
  })

  interaction(
    start(),
    DEFAULT,
    ok({
      accessKey: regex('^[A-Za-z0-9_-]{8,64}$', accessKey),
      request: { state: 'started', variant: 'oncological', form, answers: null, files: noFiles, receiptNumber: null },
    }),
  )
  badRequest(start('short'), 'a key off the contract', 'Idempotency-Key')
  keyReused(start(), 'startHelpRequest')
  failures(start())
})

describe('getHelpRequest', () => {
  const read = (key = accessKey): PortalCall => ({
    operation: 'read a request for help',
    as: 'visitor',
    method: 'GET',
    path: '/helpRequest',
    headers: byKey(key),
    call: (api) => getHelpRequest(api, key),
  })

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
  badUid(read(UNKNOWN))
  failures(read(UNKNOWN))
})

describe('uploadHelpRequestFile', () => {
  const other: FormFileMeta = { category: 'request', purpose: 'other' }
  const upload = (of = accessKey, { sent = paper, meta = other, key = 'pact-request-0002' } = {}): PortalCall => {
    const { parts, file } = oneItem(meta, sent)
    return {
      operation: 'add a file to a request for help',
      as: 'visitor',
      method: 'POST',
      path: '/helpRequest/files',
      headers: { ...byKey(of), 'Idempotency-Key': key },
      parts,
      call: (api) => uploadHelpRequestFile(api, of, { file, meta }, key),
    }
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
  badRequest(upload(UNKNOWN, { key: 'short' }), 'a key off the contract', 'Idempotency-Key')
  keyReused(upload(UNKNOWN), 'uploadHelpRequestFile')
  failures(upload(UNKNOWN))
})

describe('removeHelpRequestFile', () => {
  const remove = (key = accessKey): PortalCall => ({
    operation: 'take a file of a request back',
    as: 'visitor',
    method: 'DELETE',
    path: `/helpRequest/files/${UNKNOWN}`,
    headers: byKey(key),
    call: (api) => removeHelpRequestFile(api, key, UNKNOWN),
  })
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
  badUid(remove(UNKNOWN))
  failures(remove(UNKNOWN))
})

describe('submitHelpRequest', () => {
  const key = 'pact-request-0003'
  const submit = (of = accessKey, operation = 'send a request for help', body = completeRequest): PortalCall => ({
    operation,
    as: 'visitor',
    method: 'POST',
    path: '/helpRequest/submission',
    headers: { ...byKey(of), 'Idempotency-Key': key },
    body,
    call: (api) => submitHelpRequest(api, of, body, key),
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
  badRequest(submit(UNKNOWN, undefined, { ...completeRequest, formId: '' }), 'no form', 'formId')
  keyReused(submit(UNKNOWN), 'submitHelpRequest')
  failures(submit(UNKNOWN))
})
