import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import {
  getRecipientDocuments,
  removeRecipientDocument,
  uploadRecipientDocument,
} from '#web/features/recipient-document/recipient-document-queries.ts'
import type { RecipientDocumentMeta } from '#web/shared/api/wire.ts'
import { FAR_FUTURE, LONG_AGO } from './form-files.ts'
import { interaction, moment, ok, type PortalCall, refused, statePath, UNKNOWN } from './interaction.ts'
import { oneItem, type SentFile } from './multipart.ts'
import { badRequest, badUid, editingLocked, generalRefusals, keyReused } from './refusals.ts'

const { boolean, eachLike, integer, regex, string } = MatchersV3
const FAMILY = 'a signed-in recipient'
const documentId = 'file-1'
const notFound = refused(404, 'document-not-found')

const handed = {
  documentId: regex('^[A-Za-z0-9_.-]+$', documentId),
  name: string('lékařská zpráva.pdf'),
  size: integer(182_044),
  uploadedAt: moment('2026-10-12T08:20:00.000Z'),
  isAccepted: boolean(true),
  fromRenewal: boolean(false),
}
const ofType = {
  type: regex('^[a-z-]+$', 'medical-report'),
  label: string('Lékařská zpráva'),
  state: regex('^(missing|received|valid|expiring|expired)$', 'valid'),
}
const documents = ok({
  types: eachLike({ ...ofType, files: eachLike(handed) }),
  needsStudyConfirmation: boolean(false),
})

describe('getRecipientDocuments', () => {
  const list: PortalCall = {
    operation: 'list documents of a family',
    as: 'signed-in',
    caller: 'recipient',
    method: 'GET',
    path: '/recipientDocuments',
    call: getRecipientDocuments,
  }

  interaction(list, FAMILY, documents)
  badUid(list)
  generalRefusals(list, 'a signed-in donor')
})

describe('uploadRecipientDocument', () => {
  const key = 'pact-document-0001'
  const report: RecipientDocumentMeta = { category: 'document', documentType: 'other' }
  const medical = { category: 'document', documentType: 'medical-report' } as const
  const paper: SentFile = { name: 'zprava.pdf', type: 'application/pdf', text: '%PDF-1.4\n' }
  const handing = (sent = paper, meta = report, idempotencyKey = key) => {
    const { parts, file } = oneItem(meta, sent)
    return {
      parts,
      headers: { 'Idempotency-Key': idempotencyKey },
      call: (api) => uploadRecipientDocument(api, { file, meta }, idempotencyKey),
    } satisfies Partial<PortalCall>
  }
  const hand: PortalCall = {
    operation: 'hand over a document',
    as: 'signed-in',
    caller: 'recipient',
    method: 'POST',
    path: '/recipientDocuments',
    ...handing(),
  }

  interaction(hand, FAMILY, documents)
  for (const [what, error, sent] of [
    ['an empty document', 'file-empty', handing({ ...paper, text: '' })],
    [
      'a text as a document',
      'file-unsupported-type',
      handing({ name: 'zprava.txt', type: 'text/plain', text: 'text' }),
    ],
    ['a text that calls itself a document', 'file-type-mismatch', handing({ ...paper, text: 'text' })],
  ] as const) {
    interaction(
      { ...hand, ...sent, operation: `hand over ${what}` },
      FAMILY,
      refused(400, error, { fields: { 'File[0]': error } }),
    )
  }
  interaction(
    {
      ...hand,
      ...handing(paper, { ...medical, issuedOn: FAR_FUTURE }),
      operation: 'hand over a document of the future',
    },
    FAMILY,
    refused(422, 'day-in-future', { fields: { 'meta[0].issuedOn': 'future' } }),
  )
  interaction(
    {
      ...hand,
      ...handing(paper, { ...medical, issuedOn: LONG_AGO }),
      operation: 'hand over a medical report that is too old',
    },
    FAMILY,
    refused(422, 'document-too-old', { fields: { 'meta[0].issuedOn': 'too-old' } }),
  )
  editingLocked(hand)
  badRequest({ ...hand, ...handing(paper, report, 'short') }, 'a key off the contract', 'Idempotency-Key')
  keyReused(hand, 'uploadRecipientDocument')
  generalRefusals(hand, 'a signed-in donor')
})

describe('removeRecipientDocument', () => {
  const removing = (id: string) =>
    ({
      path: `/recipientDocuments/${id}`,
      call: (api) => removeRecipientDocument(api, id),
    }) satisfies Partial<PortalCall>
  const remove: PortalCall = {
    operation: 'take a document back',
    as: 'signed-in',
    caller: 'recipient',
    method: 'DELETE',
    ...removing(UNKNOWN),
  }
  const known = { ...removing(documentId), path: statePath('documentId', '/recipientDocuments', documentId) }

  interaction({ ...remove, ...known }, 'a recipient with a document being checked', ok({ types: eachLike(ofType) }))
  interaction(
    { ...remove, ...known, operation: 'take an accepted document back' },
    'a recipient with a document that was accepted',
    refused(409, 'document-accepted'),
  )
  interaction(
    { ...remove, ...known, operation: 'take back a document of a renewal' },
    'a recipient with a document that was sent with a renewal',
    refused(409, 'document-of-renewal'),
  )
  interaction({ ...remove, operation: 'take back a document not theirs' }, FAMILY, notFound)
  editingLocked({ ...remove, ...known })
  badUid(remove)
  generalRefusals(remove, 'a signed-in donor')
})
