import type { DonorDocument } from '#web/shared/api/wire.ts'

/** The valid documents and the replaced ones, each in the received order (newest first). */
export function splitDocuments(documents: readonly DonorDocument[]) {
  return {
    valid: documents.filter(({ replacedBy }) => replacedBy === null),
    replaced: documents.filter(({ replacedBy }) => replacedBy !== null),
  }
}

/** Undefined if there is no document. */
export function newestDocumentId(documents: readonly DonorDocument[]): string | undefined {
  const newest = documents.reduce<DonorDocument | undefined>(
    (found, one) => (found && Date.parse(found.createdAt) >= Date.parse(one.createdAt) ? found : one),
    undefined,
  )
  return newest?.documentId
}

/** Only a valid yearly certificate can be reissued. */
export function isReissuable({ type, replacedBy }: Pick<DonorDocument, 'type' | 'replacedBy'>): boolean {
  return type === 'tax-certificate' && replacedBy === null
}

/** The list after a reissue, before it is fetched again. */
export function withReissued(documents: readonly DonorDocument[], formerId: string, fresh: DonorDocument) {
  const rest = documents
    .filter(({ documentId }) => documentId !== fresh.documentId)
    .map((each) => (each.documentId === formerId ? { ...each, replacedBy: fresh.documentId } : each))
  return [fresh, ...rest]
}

/** The text key of a document's file name, with its year or day. Contains no personal name. */
export function fileText({ type, taxYear, createdAt }: Pick<DonorDocument, 'type' | 'taxYear' | 'createdAt'>) {
  return type === 'tax-certificate' && taxYear !== null
    ? ({ key: 'certificate', period: `${taxYear}` } as const)
    : ({ key: 'confirmation', period: createdAt.slice(0, 10) } as const)
}
