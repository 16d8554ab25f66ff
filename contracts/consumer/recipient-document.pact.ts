import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import {
  getRecipientDocuments,
  removeRecipientDocument,
  uploadRecipientDocument,
} from '#web/features/recipient-document/recipient-document-queries.ts'
import type { RecipientDocumentMeta } from '#web/shared/api/wire.ts'
import { FAR_FUTURE, LONG_AGO, paper } from './form-files.ts'
import { family, idPath, interaction, moment, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { oneItem } from './multipart.ts'
import { editingLocked, sharedRefusals } from './refusals.ts'

const { boolean, eachLike, integer, regex, string } = MatchersV3
const FAMILY = 'a signed-in recipient'
const documentId = 'file-1'

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
  const list = family.get('list documents of a family', '/recipientDocuments', getRecipientDocuments)

  interaction(list, FAMILY, documents)
  sharedRefusals(list)
})

describe('uploadRecipientDocument', () => {
  const other: RecipientDocumentMeta = { category: 'document', documentType: 'other' }
  const medical = { category: 'document', documentType: 'medical-report' } as const
  const hand = (what = 'a document', sent = paper, meta = other, key = 'pact-document-0001'): PortalCall => {
    const { parts, file } = oneItem(meta, sent)
    return family.post(
      `hand over ${what}`,
      '/recipientDocuments',
      (api) => uploadRecipientDocument(api, { file, meta }, key),
      { key, parts },
    )
  }

  interaction(hand(), FAMILY, documents)
  for (const [what, error, sent] of [
    ['an empty document', 'file-empty', { ...paper, text: '' }],
    ['a text as a document', 'file-unsupported-type', { name: 'zprava.txt', type: 'text/plain', text: 'text' }],
    ['a text that calls itself a document', 'file-type-mismatch', { ...paper, text: 'text' }],
  ] as const)
    interaction(hand(what, sent), FAMILY, refused(400, error, { fields: { 'File[0]': error } }))
  interaction(
    hand('a document of the future', paper, { ...medical, issuedOn: FAR_FUTURE }),
    FAMILY,
    refused(422, 'day-in-future', { fields: { 'meta[0].issuedOn': 'future' } }),
  )
  interaction(
    hand('a medical report that is too old', paper, { ...medical, issuedOn: LONG_AGO }),
    FAMILY,
    refused(422, 'document-too-old', { fields: { 'meta[0].issuedOn': 'too-old' } }),
  )
  editingLocked(hand())
  sharedRefusals(hand(), [hand(undefined, paper, other, 'short'), 'a key off the contract', 'Idempotency-Key'])
})

describe('removeRecipientDocument', () => {
  const remove = (operation = 'take a document back', id = documentId) =>
    family.delete(operation, idPath('documentId', '/recipientDocuments', id), (api) => removeRecipientDocument(api, id))
  const unknown = remove(undefined, UNKNOWN)

  interaction(remove(), 'a recipient with a document being checked', ok({ types: eachLike(ofType) }))
  interaction(
    remove('take an accepted document back'),
    'a recipient with a document that was accepted',
    refused(409, 'document-accepted'),
  )
  interaction(
    remove('take back a document of a renewal'),
    'a recipient with a document that was sent with a renewal',
    refused(409, 'document-of-renewal'),
  )
  interaction(remove('take back a document not theirs', UNKNOWN), FAMILY, refused(404, 'document-not-found'))
  editingLocked(remove())
  sharedRefusals(unknown)
})
