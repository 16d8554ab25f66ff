import { isPrintable } from '#rules/formats/printable-text.ts'
import { setDonor } from '../../domain/people/find-person.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { DonorDocument, IssuedTo } from '../../domain/state/donor-document.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { certificateOf, issuedToNow } from './certificate.rules.ts'

/** Newest first; of the same time, the one added last. */
export const newestDocuments = ({ documents }: Pick<Donor, 'documents'>): readonly DonorDocument[] =>
  documents.toReversed().toSorted((a, b) => b.createdAt - a.createdAt)

/** Created after the previous login; nothing is new for a donor without a previous login (rule 3.7). */
export const isNewTo = ({ previousLoginAt }: Pick<Donor, 'previousLoginAt'>, { createdAt }: DonorDocument): boolean =>
  previousLoginAt !== null && createdAt > previousLoginAt

/** Finds a document of the donor; another donor's document is not found. */
export const findDocument = ({ documents }: Pick<Donor, 'documents'>, id: string): DonorDocument | null =>
  documents.find((document) => document.id === id) ?? null

export type ReissueResult =
  | { readonly kind: 'issued'; readonly document: DonorDocument }
  | { readonly kind: 'not-found' | 'not-reissuable' | 'replaced' | 'not-printable' | 'unchanged' }

/** The same year and amount with the current tax data; the previous certificate is unchanged and names its replacement. */
export const reissue = (
  donor: Donor,
  id: string,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<ReissueResult> => {
  const former = findDocument(donor, id)
  const rule = 'rule 6.12 Documents'
  if (!former) return { result: { kind: 'not-found' }, changes: [], rule }
  const { taxYear, amount } = former
  if (former.type !== 'tax-certificate' || taxYear === null)
    return { result: { kind: 'not-reissuable' }, changes: [], rule }
  if (former.replacedBy !== null) return { result: { kind: 'replaced' }, changes: [], rule }
  if (!isPrintable(donor.taxData.name))
    return { result: { kind: 'not-printable' }, changes: [], rule: 'rule 6.19 Names on documents' }
  if (isSame(former.issuedTo, issuedToNow(donor))) return { result: { kind: 'unchanged' }, changes: [], rule }
  const document = certificateOf(donor, { id: `doc-${random.id()}`, taxYear, amount, createdAt: now })
  const documents = donor.documents.map((each) => (each === former ? { ...each, replacedBy: document.id } : each))
  return {
    result: { kind: 'issued', document },
    changes: [setDonor(donor, 'documents', [...documents, document])],
    rule,
  }
}

const isSame = (a: IssuedTo, b: IssuedTo): boolean =>
  a.personKind === b.personKind &&
  a.name === b.name &&
  a.birthDate === b.birthDate &&
  a.registrationNumber === b.registrationNumber &&
  a.addressLines.join('\n') === b.addressLines.join('\n')
