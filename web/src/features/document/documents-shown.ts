import type { DonorDocument } from '../../shared/api/wire.ts'

/** Those that hold, and those with another issued in their place; each in the order they came (newest first). */
export function splitDocuments(documents: readonly DonorDocument[]) {
  return {
    valid: documents.filter(({ replacedBy }) => replacedBy === null),
    replaced: documents.filter(({ replacedBy }) => replacedBy !== null),
  }
}

/** Undefined without any document. */
export function newestDocumentId(documents: readonly DonorDocument[]): string | undefined {
  const newest = documents.reduce<DonorDocument | undefined>(
    (found, one) => (found && Date.parse(found.createdAt) >= Date.parse(one.createdAt) ? found : one),
    undefined,
  )
  return newest?.documentId
}

/** Only a yearly certificate that still holds can be issued again. */
export function isReissuable({ type, replacedBy }: Pick<DonorDocument, 'type' | 'replacedBy'>): boolean {
  return type === 'tax-certificate' && replacedBy === null
}

/** The list after a certificate was issued again, before the provider is asked anew. */
export function withReissued(documents: readonly DonorDocument[], formerId: string, fresh: DonorDocument) {
  const rest = documents
    .filter(({ documentId }) => documentId !== fresh.documentId)
    .map((each) => (each.documentId === formerId ? { ...each, replacedBy: fresh.documentId } : each))
  return [fresh, ...rest]
}

/** Which words a document's file is named with, and the year or day in them. Nobody's name is in it. */
export function fileText({ type, taxYear, createdAt }: Pick<DonorDocument, 'type' | 'taxYear' | 'createdAt'>) {
  return type === 'tax-certificate' && taxYear !== null
    ? ({ key: 'certificate', mark: `${taxYear}` } as const)
    : ({ key: 'confirmation', mark: createdAt.slice(0, 10) } as const)
}
