import type { components } from '#generated/provider.d.ts'
import type { EnvelopeOf, Handler } from '../../kernel/handler.ts'
import { recipientOf } from '../shared/recipient-of-token.ts'
import { refuseWhileLocked } from '../shared/refuse-while-locked.ts'
import { ISSUE_DATE_REFUSALS } from '../shared/uploads/issue-date-refusals.ts'
import { type OneItem, readOneItem } from '../shared/uploads/one-item.ts'
import { handOver, MAX_DOCUMENTS, type OfferedDocument, takeBack } from './hand-over.rules.ts'
import { presentDocuments } from './recipient-document.presenter.ts'

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
