import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { validationKey } from '../../shared/forms/validation-text.ts'
import type { SummaryError } from '../../shared/ui/fields/error-summary.tsx'

const names = ['amount', 'frequency', 'angelNumber', 'cardholder', 'email'] as const

/**
 * The texts of rule 14.1 by field, and the summary in the order of the fields; an unknown angel
 * number has its own text.
 */
export function useFieldMessages(codes: FieldCodes) {
  const { t } = useTranslation('card-payment')
  const { t: ui } = useTranslation('ui')
  const messages: Record<string, string> = {}
  const summary: SummaryError[] = []
  for (const name of names) {
    const code = codes[name]
    if (code === undefined) continue
    const message = code === 'not-found' ? t(($) => $.angelNumber.notFound) : ui(($) => $[validationKey(code)])
    messages[name] = message
    summary.push({ name, message, label: t(($) => $[name].label) })
  }
  return { messages, summary }
}
