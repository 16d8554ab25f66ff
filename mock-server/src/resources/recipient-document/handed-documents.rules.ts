import type { AskedDocument, HandedDocument, Recipient } from '../../domain/state/recipient.ts'
import { type Day, dayOf } from '../../domain/time/instant.ts'

type Papers = Pick<Recipient, 'askedDocuments' | 'handedDocuments'>

/** The foundation's open requests for documents (rule 10.14). */
export const missingDocumentsOf = ({ askedDocuments, handedDocuments }: Papers): readonly AskedDocument[] =>
  askedDocuments.filter((requested) => !handedDocuments.some((handed) => answers(handed, requested)))

const answers = (handed: HandedDocument, { type, askedOn }: AskedDocument): boolean =>
  handed.type === type && pragueDay(handed) >= askedOn

const pragueDay = ({ uploadedAt }: HandedDocument): Day => dayOf(uploadedAt).toString()
