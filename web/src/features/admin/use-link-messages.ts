import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { messagesOf, validationKey } from '../../shared/forms/validation-text.ts'
import type { SummaryError } from '../../shared/ui/fields/error-summary.tsx'

const FIELDS = ['angelNumber', 'receiptNumber', 'note', 'campaign', 'slug', 'amount', 'variableSymbol'] as const
type Field = (typeof FIELDS)[number]
const isField = (name: string): name is Field => FIELDS.some((field) => field === name)

/**
 * Texts of the provider's own refusals that say what to do; other errors use the texts of rule
 * 14.1.
 */
export function useLinkMessages(codes: FieldCodes): {
  errors: Readonly<Record<string, string>>
  summary: readonly SummaryError[]
} {
  const { t } = useTranslation('admin')
  const { t: ui } = useTranslation('ui')
  const wordsOf = (name: string, code: string): string => {
    if (code === 'taken') return t(($) => $.refused.slug)
    if (code === 'unknown' && (name === 'angelNumber' || name === 'receiptNumber' || name === 'variableSymbol'))
      return t(($) => $.refused[name])
    if (name === 'slug' && validationKey(code) === 'frm-validation-invalid') return t(($) => $.refused.slugShape)
    return ui(($) => $[validationKey(code)])
  }
  const errors: Record<string, string> = {}
  for (const [name, code] of Object.entries(codes))
    Object.assign(
      errors,
      messagesOf({ [name]: code }, () => wordsOf(name, code)),
    )
  const summary = FIELDS.filter((name) => name in errors).map((name) => ({
    name,
    label: t(($) => $.field[name]),
    message: errors[name] ?? '',
  }))
  return {
    errors,
    summary: isEveryShown(errors) ? summary : [...summary, { message: ui(($) => $['frm-validation-invalid']) }],
  }
}

const isEveryShown = (errors: Readonly<Record<string, string>>): boolean => Object.keys(errors).every(isField)
