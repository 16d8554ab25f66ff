import type { components } from '#generated/provider.d.ts'
import { isPrintable } from '#rules/formats/printable-text.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { DonorDocument } from '../../domain/state/donor-document.ts'
import { dayOf, toIsoString } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { printPdf } from '../shared/pdf/print-pdf.ts'
import { donorOf } from '../shared/person-of-token.ts'
import { findDocument, isNewTo, newestDocuments, reissue } from './documents.rules.ts'

const RULE = 'rule 6.12 Documents'
const NAME_RULE = 'rule 6.19 Names on documents'
const NOT_FOUND = { error_code: 404, error: 'document-not-found' } as const
const NOT_PRINTABLE = { error_code: 409, error: 'tax-name-not-printable' } as const

export const getDocuments: Handler<'getDocuments'> = {
  run(world, { caller }) {
    const donor = donorOf(world, caller)
    const response = newestDocuments(donor).map((document) => presentDocument(donor, document))
    return { answer: { error_code: 200, response }, changes: [], rule: RULE }
  },
}

export const downloadDocument: Handler<'downloadDocument'> = {
  run(world, { params, caller }) {
    const donor = donorOf(world, caller)
    const document = findDocument(donor, params.documentId)
    if (!document) return { answer: NOT_FOUND, changes: [], rule: RULE }
    if (!isPrintable(document.issuedTo.name)) return { answer: NOT_PRINTABLE, changes: [], rule: NAME_RULE }
    const { type, taxYear, amount, issuedTo, createdAt } = document
    const paper = {
      kind: type,
      angelNumber: donor.login,
      taxYear,
      amount,
      issuedTo,
      issuedOn: dayOf(createdAt).toString(),
    }
    const file = {
      mediaType: 'application/pdf',
      name: taxYear === null ? 'potvrzeni-o-daru.pdf' : `potvrzeni-o-daru-${taxYear}.pdf`,
      render: () => printPdf(donor.personId, { kind: 'certificate', certificate: paper }),
    } as const
    return { file, changes: [], rule: RULE }
  },
}

const REFUSED = {
  'not-found': NOT_FOUND,
  replaced: { error_code: 409, error: 'document-replaced' },
  'not-printable': NOT_PRINTABLE,
  unchanged: { error_code: 409, error: 'tax-data-unchanged' },
  'not-reissuable': { error_code: 409, error: 'document-not-reissuable' },
} as const

export const reissueDocument: Handler<'reissueDocument'> = {
  run(world, { params, caller }, context) {
    const donor = donorOf(world, caller)
    const { result, changes, rule } = reissue(donor, params.documentId, context)
    const answer =
      result.kind === 'issued'
        ? ({ error_code: 200, response: presentDocument(donor, result.document) } as const)
        : REFUSED[result.kind]
    return { answer, changes, rule }
  },
}

const presentDocument = (donor: Donor, document: DonorDocument): components['schemas']['Document'] => ({
  documentId: document.id,
  type: document.type,
  createdAt: toIsoString(document.createdAt),
  taxYear: document.taxYear,
  amount: document.amount,
  issuedTo: document.issuedTo.name,
  isNew: isNewTo(donor, document),
  replacedBy: document.replacedBy,
})
