import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { validationKey } from '../../shared/forms/validation-text.ts'
import type { SummaryError } from '../../shared/ui/fields/error-summary.tsx'

/** In the order of the form. */
const fields = ['photo', 'takenMonth', 'takenYear', 'description', 'reason'] as const

/** The error texts: at the fields, and in the summary in the order of the form. */
export function usePhotoMessages(codes: FieldCodes) {
  const { t } = useTranslation('recipient-photo')
  const { t: ui } = useTranslation('ui')

  function messageOf(name: (typeof fields)[number], code: string): string {
    if (name === 'takenMonth' && code === 'future') return t(($) => $.error.future)
    if (name === 'photo') return t(($) => $.error.noPhoto)
    return ui(($) => $[validationKey(code)])
  }

  const errors: Record<string, string> = {}
  const summary: SummaryError[] = []
  for (const name of fields) {
    const code = codes[name]
    if (code === undefined) continue
    const message = messageOf(name, code)
    errors[name] = message
    summary.push({ name, message, label: t(($) => $[name]) })
  }
  return { errors, summary }
}
