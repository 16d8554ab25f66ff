import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { validationKey } from '../../shared/forms/validation-text.ts'
import type { SummaryError } from '../../shared/ui/fields/error-summary.tsx'
import type { TaxSubject } from './tax-data-values.ts'

/** Codes whose text is under a key of this form; the others have the general texts of rule 14.1. */
const ownKeys: Readonly<Record<string, 'noSuchDay' | 'birthTooEarly' | 'birthInFuture' | 'registrationNumber'>> = {
  'dateOfBirth invalid': 'noSuchDay',
  'dateOfBirth min': 'birthTooEarly',
  'dateOfBirth max': 'birthInFuture',
  'registrationNumber registration-number-invalid': 'registrationNumber',
  'registrationNumber max': 'registrationNumber',
  'registrationNumber invalid': 'registrationNumber',
}

const names = ['name', 'dateOfBirth', 'registrationNumber'] as const

/** The error texts: at the fields, and in the summary in the order of the form. */
export function useTaxDataMessages(codes: FieldCodes, subject: TaxSubject) {
  const { t } = useTranslation('tax-data')
  const { t: ui } = useTranslation('ui')
  const errors: Record<string, string> = {}
  const summary: SummaryError[] = []
  for (const name of names) {
    const code = codes[name]
    if (code === undefined) continue
    const own = ownKeys[`${name} ${code}`]
    const message = own ? t(($) => $.error[own]) : ui(($) => $[validationKey(code)])
    const label = name === 'name' && subject === 'legal-entity' ? 'entityName' : name
    errors[name] = message
    summary.push({ name, message, label: t(($) => $[label]) })
  }
  return { errors, summary }
}
