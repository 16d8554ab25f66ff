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
import type { FormFileMeta, RequestVariant, StartRequest, SubmitRequest } from '#web/shared/api/wire.ts'
import { formFiles, paper, refusedDays, refusedFiles } from './form-files.ts'
import { completeRequest } from './help-request-answers.ts'
import { interaction, moment, ok, type PortalCall, refused, statePath, UNKNOWN } from './interaction.ts'
import { oneItem } from './multipart.ts'
import { badRequest, badUid, failures, keyReused } from './refusals.ts'

const { eachLike, integer, regex, string } = MatchersV3
const STARTED = 'a request for help that was started'
const requestKey = 'req-5c0f2a7d91e4'
const ofKey = (after = '') => statePath('requestKey', '/helpRequests', requestKey, after)
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

/** Why a key is refused: for every operation that needs one. */
function keysThatOpenNothing(call: PortalCall, withKey: (key: string) => Partial<PortalCall>): void {
  interaction(
    { ...call, ...withKey(UNKNOWN), operation: `${call.operation} by a key that is none` },
    'the default scenario',
    refused(404, 'request-not-found'),
  )
  interaction(call, 'an edit link that is past its time', refused(408, 'request-link-expired'))
  interaction(
    { ...call, operation: `${call.operation} that was sent` },
    'a request for help that was sent',
    refused(409, 'request-already-sent', receipt),
  )
}

describe('getHelpRequestForm', () => {
  const reading = (variant: RequestVariant) =>
    ({
      path: `/helpRequestForms/${variant}`,
      call: (api) => getHelpRequestForm(api, variant),
    }) satisfies Partial<PortalCall>
  const read: PortalCall = {
    operation: 'read the request form',
    as: 'visitor',
    method: 'GET',
    ...reading('oncological'),
  }

  for (const variant of ['oncological', 'other'] as const) {
    interaction(
      { ...read, ...reading(variant), operation: `read the request form, ${variant}` },
      'the default scenario',
      ok({ variant, form, files: noFiles }),
    )
  }
  badUid(read)
  failures(read)
})

describe('startHelpRequest', () => {
  const key = 'pact-request-0001'
  const starting = (body: StartRequest, idempotencyKey = key) =>
    ({
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
      call: (api) => startHelpRequest(api, body, idempotencyKey),
    }) satisfies Partial<PortalCall>
  const start: PortalCall = {
    operation: 'start a request for help',
    as: 'visitor',
    method: 'POST',
    path: '/helpRequests',
    ...starting({ variant: 'oncological' }),
  }

  interaction(
    start,
    'the default scenario',
    ok({
      requestKey: regex('^[A-Za-z0-9_-]{8,64}$', requestKey),
      request: { state: 'started', variant: 'oncological', form, answers: null, files: noFiles, receiptNumber: null },
    }),
  )
  badRequest(
    { ...start, ...starting({ variant: 'oncological' }, 'short') },
    'a key off the contract',
    'Idempotency-Key',
  )
  keyReused(start, 'startHelpRequest')
  failures(start)
})

describe('getHelpRequest', () => {
  const reading = (key: string) =>
    ({ path: `/helpRequests/${key}`, call: (api) => getHelpRequest(api, key) }) satisfies Partial<PortalCall>
  const read: PortalCall = {
    operation: 'read a request for help',
    as: 'visitor',
    method: 'GET',
    ...reading(requestKey),
    path: ofKey(),
  }

  interaction(
    read,
    STARTED,
    ok({ state: 'started', variant: 'oncological', form, files: formFiles, receiptNumber: null }),
  )
  interaction(
    read,
    'a request for help that the foundation returned',
    ok({
      state: 'returned',
      form,
      answers: MatchersV3.like({ 'patient-first-name': 'Tomáš' }),
      remarks: eachLike({ itemId: regex('^[a-z0-9-]+$', 'patient-first-name'), text: string('Doplňte prosím.') }),
      files: formFiles,
      receiptNumber: receipt.receiptNumber,
      validUntil: moment('2026-11-17T09:00:00.000Z'),
    }),
  )
  keysThatOpenNothing(read, reading)
  badUid({ ...read, ...reading(UNKNOWN) })
  failures({ ...read, ...reading(UNKNOWN) })
})

describe('uploadHelpRequestFile', () => {
  const key = 'pact-request-0002'
  const report: FormFileMeta = { category: 'request', purpose: 'other' }
  const uploading = (sent = paper, idempotencyKey = key, requestOf = requestKey, meta = report) => {
    const { parts, file } = oneItem(meta, sent)
    return {
      parts,
      headers: { 'Idempotency-Key': idempotencyKey },
      call: (api) => uploadHelpRequestFile(api, requestOf, { file, meta }, idempotencyKey),
    } satisfies Partial<PortalCall>
  }
  const upload: PortalCall = {
    operation: 'add a file to a request for help',
    as: 'visitor',
    method: 'POST',
    path: ofKey('/files'),
    ...uploading(),
  }
  const withKey = (requestOf: string) => ({
    ...uploading(paper, key, requestOf),
    path: `/helpRequests/${requestOf}/files`,
  })

  interaction(upload, STARTED, ok(formFiles))
  refusedFiles(upload, STARTED, uploading)
  refusedDays(upload, STARTED, (issuedOn) =>
    uploading(paper, key, requestKey, {
      category: 'request',
      purpose: 'medical-report',
      ...(issuedOn !== undefined && { issuedOn }),
    }),
  )
  interaction(
    upload,
    'a request for help whose files are nearly too large together',
    refused(400, 'files-total-oversize', {
      fields: { 'File[0]': 'files-total-oversize' },
      limit: integer(26_214_400),
    }),
  )
  interaction(
    upload,
    'a request for help with as many files as there may be',
    refused(409, 'limit-reached', { limit: integer(20) }),
  )
  keysThatOpenNothing(upload, withKey)
  badRequest(
    { ...upload, ...uploading(paper, 'short', UNKNOWN), path: `/helpRequests/${UNKNOWN}/files` },
    'a key off the contract',
    'Idempotency-Key',
  )
  keyReused({ ...upload, ...withKey(UNKNOWN) }, 'uploadHelpRequestFile')
  failures({ ...upload, ...withKey(UNKNOWN) })
})

describe('removeHelpRequestFile', () => {
  const removing = (key: string, fileId: string) =>
    ({
      path: `/helpRequests/${key}/files/${fileId}`,
      call: (api) => removeHelpRequestFile(api, key, fileId),
    }) satisfies Partial<PortalCall>
  const remove: PortalCall = {
    operation: 'take a file of a request back',
    as: 'visitor',
    method: 'DELETE',
    ...removing(requestKey, UNKNOWN),
    path: ofKey(`/files/${UNKNOWN}`),
  }

  interaction(
    {
      ...remove,
      ...removing(requestKey, 'file-1'),
      path: MatchersV3.fromProviderState(
        `/helpRequests/\${requestKey}/files/\${fileId}`,
        `/helpRequests/${requestKey}/files/file-1`,
      ),
    },
    STARTED,
    ok(noFiles),
  )
  interaction(
    { ...remove, operation: 'take back a file that the request has not' },
    STARTED,
    refused(404, 'file-not-found'),
  )
  keysThatOpenNothing(remove, (key) => removing(key, UNKNOWN))
  badUid({ ...remove, ...removing(UNKNOWN, UNKNOWN) })
  failures({ ...remove, ...removing(UNKNOWN, UNKNOWN) })
})

describe('submitHelpRequest', () => {
  const key = 'pact-request-0003'
  const sending = (body: SubmitRequest, idempotencyKey = key, requestOf = requestKey) =>
    ({
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
      call: (api) => submitHelpRequest(api, requestOf, body, idempotencyKey),
    }) satisfies Partial<PortalCall>
  const submit: PortalCall = {
    operation: 'send a request for help',
    as: 'visitor',
    method: 'POST',
    path: ofKey('/submission'),
    ...sending(completeRequest),
  }
  const withKey = (requestOf: string) => ({
    ...sending(completeRequest, key, requestOf),
    path: `/helpRequests/${requestOf}/submission`,
  })

  interaction(submit, STARTED, ok({ ...receipt, answerBy: regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-11-25') }))
  interaction(
    { ...submit, operation: 'send a request for help without a file' },
    'a request for help that is complete but for a file',
    refused(422, 'form-refused', { fields: { files: 'required' } }),
  )
  interaction(
    {
      ...submit,
      ...sending({ ...completeRequest, formId: 'a-former-form' }),
      operation: 'send answers to a former request form',
    },
    STARTED,
    refused(409, 'form-changed'),
  )
  keysThatOpenNothing(submit, withKey)
  badRequest(
    {
      ...submit,
      ...sending({ ...completeRequest, formId: '' }, key, UNKNOWN),
      path: `/helpRequests/${UNKNOWN}/submission`,
    },
    'no form',
    'formId',
  )
  keyReused({ ...submit, ...withKey(UNKNOWN) }, 'submitHelpRequest')
  failures({ ...submit, ...withKey(UNKNOWN) })
})
