import type { FileCategory } from '#rules/forms/form.ts'
import { set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { Renewal } from '../../domain/state/renewal.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { needsStudyConfirmation } from '../recipient-document/document-validity.rules.ts'
import { DOCUMENT_LABELS, issueDateRule } from '../recipient-document/documents-by-type.rules.ts'
import { acceptFormFile, type FormFileFault, type OfferedFormFile } from '../shared/form-files.rules.ts'
import type { CurrentRenewal } from './current-renewal.rules.ts'

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

export type AddRenewalFileResult = { readonly kind: 'saved'; readonly renewal: Open } | { readonly kind: FormFileFault }

export const addRenewalFile = (
  recipient: Recipient,
  renewal: Open,
  offered: OfferedFormFile,
  context: { readonly now: Instant; readonly random: Random },
): Decision<AddRenewalFileResult> => {
  const { files } = renewal
  const categories = renewalCategories(recipient, renewal, dayOf(context.now))
  const file = acceptFormFile({ files, categories, prefix: 'renewal' }, offered, context)
  return typeof file === 'string'
    ? unchanged({ kind: file })
    : saveFiles(recipient, { ...renewal, files: [...files, file] })
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
