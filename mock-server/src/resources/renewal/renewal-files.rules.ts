import type { FileCategory } from '#rules/forms/form.ts'
import { checkIssueDate, type IssueDateFault } from '#rules/forms/issue-date.ts'
import { set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { FormFile } from '../../domain/state/help-request.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { Renewal } from '../../domain/state/renewal.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { needsStudyConfirmation } from '../recipient-document/document-validity.rules.ts'
import { DOCUMENT_LABELS } from '../recipient-document/documents-by-type.rules.ts'
import { issueDateRule } from '../recipient-document/issue-date-rule.rules.ts'
import type { CurrentRenewal } from './current-renewal.rules.ts'

/** The limits of a renewal: the number of files, and their total size (25 MB). */
export const MAX_RENEWAL_FILES = 20
export const RENEWAL_BYTES = 25 * 1024 * 1024

type Open = Extract<CurrentRenewal, { kind: 'open' }>['renewal']
type WithFiles = Pick<Renewal, 'files'>
const RULE = 'rule 11.5 Renewal files'

/**
 * The documents that the foundation needs, the same in both versions. A study confirmation is required if the patient's age requires it
 * (rule 10.11: patient age threshold); for a younger patient the category is left out, unless there is a file.
 */
export const renewalCategories = (
  recipient: Pick<Recipient, 'patient'>,
  { files }: WithFiles,
  today: Temporal.PlainDate,
): readonly FileCategory[] => {
  const isStudent = needsStudyConfirmation(recipient, today)
  const hasStudy = files.some(({ category }) => category === 'study-confirmation')
  return [MEDICAL, INCOME, ...(isStudent || hasStudy ? [{ ...STUDY, isRequired: isStudent }] : []), OTHER]
}

const MEDICAL: FileCategory = {
  id: 'medical-report',
  label: DOCUMENT_LABELS['medical-report'],
  description: 'Aktuální zpráva od lékaře, který nemocného léčí. Nesmí být starší než 6\u00a0měsíců.',
  isRequired: true,
  mayBeHandedOtherwise: true,
  ...issueDateRule('medical-report'),
}
const INCOME: FileCategory = {
  id: 'income-confirmation',
  label: DOCUMENT_LABELS['income-confirmation'],
  description:
    'Potvrzení od zaměstnavatele, výplatní pásky nebo rozhodnutí o\u00a0dávkách za poslední tři měsíce, a\u00a0to za každého, kdo má v\u00a0domácnosti příjem.',
  isRequired: true,
  mayBeHandedOtherwise: true,
  ...issueDateRule('income-confirmation'),
}
const STUDY: FileCategory = {
  id: 'study-confirmation',
  label: DOCUMENT_LABELS['study-confirmation'],
  description: 'Na tento školní rok. Potřebujeme je, protože nemocnému už je 15\u00a0let.',
  isRequired: true,
  mayBeHandedOtherwise: true,
  ...issueDateRule('study-confirmation'),
}
const OTHER: FileCategory = {
  id: 'other',
  label: DOCUMENT_LABELS.other,
  description: 'Cokoli dalšího, co nám k\u00a0vaší situaci chcete doložit.',
  isRequired: false,
  mayBeHandedOtherwise: false,
  ...issueDateRule('other'),
}

type OfferedFormFile = Pick<FormFile, 'category' | 'name' | 'size' | 'mediaType' | 'issuedOn'>
export type AddRenewalFileResult =
  | { readonly kind: 'saved'; readonly renewal: Open }
  | { readonly kind: 'full' | 'total-oversize' | 'unknown-purpose' | `issue-day-${IssueDateFault}` }

/** The bytes were validated and are dropped; only the fields that the list of files shows are stored. */
export const addRenewalFile = (
  recipient: Recipient,
  renewal: Open,
  offered: OfferedFormFile,
  { now, random, today }: { readonly now: Instant; readonly random: Random; readonly today: Temporal.PlainDate },
): Decision<AddRenewalFileResult> => {
  const { files } = renewal
  const category = renewalCategories(recipient, renewal, today).find(({ id }) => id === offered.category)
  if (!category) return unchanged({ kind: 'unknown-purpose' })
  const issuedOn = category.needsIssueDate ? offered.issuedOn : null
  const fault = checkIssueDate(category, issuedOn, today.toString())
  if (fault) return unchanged({ kind: `issue-day-${fault}` })
  if (files.length >= MAX_RENEWAL_FILES) return unchanged({ kind: 'full' })
  if (files.reduce((sum, { size }) => sum + size, offered.size) > RENEWAL_BYTES)
    return unchanged({ kind: 'total-oversize' })
  const file: FormFile = { ...offered, issuedOn, fileId: `renewal-${random.id()}`, uploadedAt: now }
  return saveFiles(recipient, { ...renewal, files: [...files, file] })
}

export type RemoveRenewalFileResult =
  | { readonly kind: 'saved'; readonly renewal: Open }
  | { readonly kind: 'not-found' }

/** Finds a file of the family; another family's file is not found. */
export const removeRenewalFile = (
  recipient: Recipient,
  renewal: Open,
  fileId: string,
): Decision<RemoveRenewalFileResult> => {
  const files = renewal.files.filter((file) => file.fileId !== fileId)
  return files.length === renewal.files.length
    ? unchanged({ kind: 'not-found' })
    : saveFiles(recipient, { ...renewal, files })
}

const saveFiles = ({ personId }: Recipient, renewal: Open) =>
  ({ result: { kind: 'saved', renewal }, changes: [set(['renewals', personId], renewal)], rule: RULE }) as const

const unchanged = <Result>(result: Result): Decision<Result> => ({ result, changes: [], rule: RULE })
