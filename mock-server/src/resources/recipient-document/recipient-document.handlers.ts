import type { components } from '#generated/provider.d.ts'
import type { HandedDocument, Recipient } from '../../domain/state/recipient.ts'
import { dayOf, type Instant, toIsoString } from '../../domain/time/instant.ts'
import type { EnvelopeOf, Handler } from '../../kernel/handler.ts'
import { dueDayOf } from '../recipient-profile/due-day.rules.ts'
import { recipientOf } from '../shared/person-of-token.ts'
import { refuseWhileLocked } from '../shared/refuse-while-locked.ts'
import { ISSUE_DATE_REFUSALS } from '../shared/uploads/form-file-upload.ts'
import { type OneItem, readOneItem } from '../shared/uploads/one-item.ts'
import { needsStudyConfirmation } from './document-validity.rules.ts'
import { type DocumentsOfType, documentsByType } from './documents-by-type.rules.ts'
import { handOver, MAX_DOCUMENTS, type OfferedDocument, takeBack } from './hand-over.rules.ts'

type Schemas = components['schemas']

/** By the Prague day of the moment. */
const presentDocuments = (recipient: Recipient, now: Instant): Schemas['RecipientDocumentsSuccess'] => {
  const today = dayOf(now)
  return {
    error_code: 200,
    response: {
      types: documentsByType(recipient, today).map((type) => ({
        ...presentType(type),
        due: type.due && dueDayOf(recipient, type.due, now),
      })),
      needsStudyConfirmation: needsStudyConfirmation(recipient, today),
    },
  }
}

const presentType = ({ expiresOn, files, ...type }: DocumentsOfType): Schemas['DocumentOfType'] => ({
  ...type,
  expiresOn: expiresOn === null ? null : expiresOn.toString(),
  files: files.map(presentFile),
})

const presentFile = ({
  id,
  name,
  size,
  uploadedAt,
  issuedOn,
  acceptedAt,
  fromRenewal,
}: HandedDocument): Schemas['HandedDocument'] => ({
  documentId: id,
  name,
  size,
  uploadedAt: toIsoString(uploadedAt),
  issuedOn,
  isAccepted: acceptedAt !== null,
  fromRenewal,
})

export const getRecipientDocuments: Handler<'getRecipientDocuments'> = {
  run: (world, { caller }, { now }) => ({
    answer: presentDocuments(recipientOf(world, caller), now),
    changes: [],
    rule: 'rule 10.10 Recipient documents',
  }),
}

/** The bytes are inspected before the atomic step. */
export const uploadRecipientDocument: Handler<'uploadRecipientDocument', OneItem> = {
  refuseFiles: (world, { caller }, { now }) => refuseWhileLocked(recipientOf(world, caller), now),
  prepare: (_world, { files }) => readOneItem(files, 'document'),
  run(world, { caller }, context) {
    const { prepared, now } = context
    if (prepared.kind === 'malformed') return { status: 400, answer: prepared.answer, changes: [], rule: FILES }
    const recipient = recipientOf(world, caller)
    const locked = refuseWhileLocked(recipient, now)
    if (locked) return locked
    if (prepared.kind !== 'item') return { answer: prepared.answer, changes: [], rule: FILES }
    const { result, changes, rule } = handOver(recipient, documentOf(prepared), context)
    if (result.kind === 'handed-over') return { answer: presentDocuments(result.recipient, now), changes, rule }
    return { answer: REFUSALS[result.kind], changes, rule }
  },
}

export const removeRecipientDocument: Handler<'removeRecipientDocument'> = {
  run(world, { params, caller }, { now }) {
    const recipient = recipientOf(world, caller)
    const locked = refuseWhileLocked(recipient, now)
    if (locked) return locked
    const { result, changes, rule } = takeBack(recipient, params.documentId)
    switch (result.kind) {
      case 'handed-over':
        return { answer: presentDocuments(result.recipient, now), changes, rule }
      case 'not-found':
        return { answer: { error_code: 404, error: 'document-not-found' }, changes, rule }
      case 'accepted':
        return { answer: { error_code: 409, error: 'document-accepted' }, changes, rule }
      case 'of-renewal':
        return { answer: { error_code: 409, error: 'document-of-renewal' }, changes, rule }
    }
  },
}

const FILES = 'rule 15.1 File types'
const REFUSALS = {
  full: { error_code: 409, error: 'limit-reached', limit: MAX_DOCUMENTS },
  ...ISSUE_DATE_REFUSALS,
} as const satisfies Record<string, EnvelopeOf<'uploadRecipientDocument'>>

const documentOf = ({ meta, file, name, mediaType }: Extract<OneItem, { kind: 'item' }>): OfferedDocument => {
  // The contract has validated it.
  const { documentType, issuedOn } = meta as components['schemas']['RecipientDocumentMeta']
  return { type: documentType, name, size: file.length, mediaType, issuedOn: issuedOn ?? null }
}
