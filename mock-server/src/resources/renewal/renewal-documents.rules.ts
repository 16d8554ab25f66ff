import type { DocumentType, HandedDocument, Recipient } from '../../domain/state/recipient.ts'
import type { Renewal } from '../../domain/state/renewal.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { documentTypeOf } from '../recipient-document/documents-by-type.rules.ts'

type Documents = readonly HandedDocument[]
type Family = Pick<Recipient, 'handedDocuments'>

/** Rule 11.5: sending a renewal turns its files into documents of the family. */
export const withRenewalFiles = ({ handedDocuments }: Family, { files }: Pick<Renewal, 'files'>, now: Instant) => [
  ...handedDocuments,
  ...files.map(
    ({ fileId, category, ...file }): HandedDocument => ({
      ...file,
      id: fileId,
      type: documentTypeOf(category),
      uploadedAt: now,
      acceptedAt: null,
      fromRenewal: true,
    }),
  ),
]

/** Accepts the files of an approved renewal. */
export const acceptRenewalFiles = ({ handedDocuments }: Family, now: Instant): Documents =>
  handedDocuments.map((handed) => (isWaiting(handed) ? { ...handed, acceptedAt: now } : handed))

/** Removes files of these types from the documents of a returned or rejected renewal. The sent renewal still lists them. */
export const refuseRenewalFiles = ({ handedDocuments }: Family, types: readonly DocumentType[]): Documents =>
  handedDocuments.filter((handed) => !(isWaiting(handed) && types.includes(handed.type)))

const isWaiting = ({ fromRenewal, acceptedAt }: HandedDocument): boolean => fromRenewal && acceptedAt === null
