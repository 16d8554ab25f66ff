import { MatchersV3 } from '@pact-foundation/pact'
import { interaction, moment, type PortalCall, refused } from './interaction.ts'
import type { SentFile } from './multipart.ts'

const { boolean, eachLike, integer, regex, string } = MatchersV3

export const paper: SentFile = { name: 'zprava.pdf', type: 'application/pdf', text: '%PDF-1.4\n' }

/** What the portal reads of the files of a long form. */
export const formFiles = {
  categories: eachLike({
    id: regex('^[a-z0-9-]+$', 'medical-report'),
    label: string('Lékařská zpráva'),
    isRequired: boolean(true),
    mayBeHandedOtherwise: boolean(false),
    needsIssueDate: boolean(true),
  }),
  files: eachLike({
    fileId: regex('^[A-Za-z0-9_.-]+$', 'file-1'),
    category: regex('^[a-z0-9-]+$', 'medical-report'),
    name: string('lékařská zpráva.pdf'),
    size: integer(182_044),
    uploadedAt: moment('2026-11-10T08:20:00.000Z'),
  }),
  mostFiles: integer(20),
  totalLimit: integer(26_214_400),
}

/** A multipart form is recorded as bytes, where Pact fills in no value of a state: these days are refused by any clock. */
export const FAR_FUTURE = '2099-12-31'
export const LONG_AGO = '2000-01-01'

/** Days of issue that no form accepts. `upload` adds a report. */
export function refusedDays(upload: (issuedOn: string | undefined) => PortalCall, given: string): void {
  for (const [what, issuedOn, code, error, field] of [
    ['without the day of issue', undefined, 400, 'file-meta-invalid', 'required'],
    ['issued in the future', FAR_FUTURE, 422, 'day-in-future', 'future'],
    ['issued too long ago', LONG_AGO, 422, 'document-too-old', 'too-old'],
  ] as const) {
    const call = upload(issuedOn)
    interaction(
      { ...call, operation: `${call.operation}: a report ${what}` },
      given,
      refused(code, error, { fields: { 'meta[0].issuedOn': field } }),
    )
  }
}

/** Files that no form accepts; a file that is too large is not text, so the scenarios cover it. */
export function refusedFiles(upload: (sent: SentFile) => PortalCall, given: string): void {
  for (const [what, error, sent] of [
    ['an empty file', 'file-empty', { ...paper, text: '' }],
    ['a text', 'file-unsupported-type', { name: 'zprava.txt', type: 'text/plain', text: 'text' }],
    ['a text that calls itself a document', 'file-type-mismatch', { ...paper, text: 'text' }],
  ] as const) {
    const call = upload(sent)
    interaction(
      { ...call, operation: `${call.operation}: ${what}` },
      given,
      refused(400, error, { fields: { 'File[0]': error } }),
    )
  }
}

/** The most files of a form, and their size together. `state` is the beginning of the provider states. */
export function filledForm(call: PortalCall, state: string): void {
  interaction(
    call,
    `${state} whose files are nearly too large together`,
    refused(400, 'files-total-oversize', { fields: { 'File[0]': 'files-total-oversize' }, limit: integer(26_214_400) }),
  )
  interaction(
    call,
    `${state} with as many files as there may be`,
    refused(409, 'limit-reached', { limit: integer(20) }),
  )
}
