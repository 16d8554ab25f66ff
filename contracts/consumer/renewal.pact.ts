import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import {
  getRenewal,
  removeRenewalFile,
  submitRenewal,
  uploadRenewalFile,
} from '#web/features/renewal/renewal-queries.ts'
import type { FinancialRenewal, FormFileMeta, RenewalRequest } from '#web/shared/api/wire.ts'
import { exampleOf, readContract } from '../contract.ts'
import { filledForm, formFiles, paper, refusedDays, refusedFiles } from './form-files.ts'
import { family, idPath, interaction, moment, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { oneItem } from './multipart.ts'
import { savedRecipient } from './person.ts'
import { sharedRefusals } from './refusals.ts'

const { integer, regex } = MatchersV3
const OPEN = 'a recipient whose renewal is open'
const GENERIC = 'a recipient whose generic renewal is open'
const SENT = 'a recipient whose renewal was sent'
const CLOSED = 'a recipient whose renewal is not open'
const LOCKED = 'a recipient whose renewal is open and account locked'

const receipt = {
  receiptNumber: regex('^O-[0-9]{4}-[0-9]{4,8}$', 'O-2026-0007'),
  sentAt: moment('2026-11-03T09:00:00.000Z'),
}
const notOpen = refused(409, 'renewal-not-open')
const alreadySent = refused(409, 'renewal-already-sent', receipt)
const locked = refused(423, 'editing-locked', { lockedUntil: moment('2026-11-11T05:00:00.000Z') })

/** The refusals of any write of the renewal. */
function closed(call: PortalCall): void {
  for (const [given, answers] of [
    [CLOSED, notOpen],
    [SENT, alreadySent],
    [LOCKED, locked],
  ] as const) {
    interaction({ ...call, operation: `${call.operation}: ${given}` }, given, answers)
  }
}

describe('getRenewal', () => {
  const read = family.get('read the renewal', '/renewal', getRenewal)

  interaction(read, OPEN, ok({ version: 1, state: 'open', form: null, files: formFiles, receipt: null, request: null }))
  interaction(
    read,
    GENERIC,
    ok({
      version: 2,
      state: 'open',
      form: {
        formId: regex('^[A-Za-z0-9_.-]+$', 'renewal-2'),
        sections: MatchersV3.eachLike({ id: regex('^[a-z0-9-]+$', 'family') }),
      },
      files: formFiles,
    }),
  )
  interaction(
    read,
    SENT,
    ok({
      version: integer(1),
      state: 'sent',
      receipt,
      request: { kind: regex('^(financial|generic)$', 'financial') },
    }),
  )
  interaction(read, CLOSED, notOpen)
  sharedRefusals(read)
})

describe('submitRenewal', () => {
  const key = 'pact-renewal-0002'
  const example = exampleOf(readContract(), 'submitRenewal', 'financial') as FinancialRenewal
  const application: FinancialRenewal = { ...example, treatment: { status: 203 } }
  const send = (operation = 'send the renewal', body: RenewalRequest = application) =>
    family.post(operation, '/renewal', (api) => submitRenewal(api, body, key), { key, body })

  interaction(
    send(),
    OPEN,
    ok({
      receipt,
      saved: {
        ...savedRecipient,
        profile_full: {
          RecipientStatusOfRequest: { Id: 7 },
          RecipientRequestStatus: { Id: 2 },
          RecipientStatus: { Id: 1 },
        },
      },
    }),
  )
  interaction(
    send('send the renewal without the end of treatment', { ...application, treatment: { status: 201 } }),
    OPEN,
    refused(422, 'form-refused', { fields: { 'treatment.endsOn': 'required' } }),
  )
  const former: RenewalRequest = { kind: 'generic', formId: 'a-former-form', answers: {}, handedOtherwise: [] }
  interaction(send('send answers to a former form', former), GENERIC, refused(409, 'form-changed'))
  closed(send())
  sharedRefusals(send(), [
    send(undefined, { ...application, householdMembers: 0 }),
    'a family of 0 people',
    'householdMembers',
  ])
})

describe('uploadRenewalFile', () => {
  const other: FormFileMeta = { category: 'form', purpose: 'other' }
  const upload = ({ sent = paper, meta = other, key = 'pact-renewal-0001' } = {}): PortalCall => {
    const { parts, file } = oneItem(meta, sent)
    return family.post(
      'add a file to the renewal',
      '/renewal/files',
      (api) => uploadRenewalFile(api, { file, meta }, key),
      { key, parts },
    )
  }
  const report: FormFileMeta = { category: 'form', purpose: 'medical-report' }

  interaction(upload(), OPEN, ok(formFiles))
  refusedFiles((sent) => upload({ sent }), OPEN)
  refusedDays((issuedOn) => upload({ meta: { ...report, ...(issuedOn !== undefined && { issuedOn }) } }), OPEN)
  filledForm(upload(), 'a renewal')
  closed(upload())
  sharedRefusals(upload(), [upload({ key: 'short' }), 'a key off the contract', 'Idempotency-Key'])
})

describe('removeRenewalFile', () => {
  const remove = (operation = 'take a file of the renewal back', id = UNKNOWN) =>
    family.delete(operation, idPath('fileId', '/renewal/files', id), (api) => removeRenewalFile(api, id))

  interaction(
    remove(undefined, 'file-1'),
    OPEN,
    ok({ categories: formFiles.categories, mostFiles: formFiles.mostFiles }),
  )
  interaction(remove('take back a file not there'), OPEN, refused(404, 'file-not-found'))
  closed(remove())
  sharedRefusals(remove())
})
