import { useTranslation } from 'react-i18next'
import { validationKey } from '../../forms/validation-text.ts'
import type { SummaryError } from './error-summary.tsx'

/**
 * Messages at the fields and in the error summary, in the order of `labels` (label by field name). `ownText` may replace the general
 * text of rule 14.1 by a text that names its field itself; the summary then puts no label before it.
 */
export function useFormMessages(
  codes: Readonly<Record<string, string | undefined>>,
  labels: Readonly<Record<string, string>>,
  ownText: (name: string, code: string) => string | undefined,
): { errors: Readonly<Record<string, string>>; summary: readonly SummaryError[] } {
  const { t } = useTranslation('ui')
  const summary = Object.entries(labels).flatMap(([name, label]) => {
    const code = codes[name]
    if (code === undefined) return []
    const own = ownText(name, code)
    return [own === undefined ? { name, message: t(($) => $[validationKey(code)]), label } : { name, message: own }]
  })
  return { errors: Object.fromEntries(summary.map(({ name, message }) => [name, message])), summary }
}
