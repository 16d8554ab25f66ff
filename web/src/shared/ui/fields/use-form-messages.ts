import { useTranslation } from 'react-i18next'
import { phoneFault } from '../../forms/phone-fault.ts'
import { validationKey } from '../../forms/validation-text.ts'

/** A text that names its field itself, or one that follows the label of its field in the summary. */
type OwnText = string | { afterLabel: string }

/**
 * Messages at the fields and in the error summary, in the order of `labels` (label by field name). `ownText` may replace the general
 * text of rule 14.1.
 */
export function useFormMessages<Name extends string>(
  codes: Readonly<Record<string, string | undefined>>,
  labels: Readonly<Record<Name, string>>,
  ownText: (name: Name, code: string) => OwnText | undefined,
) {
  const { t } = useTranslation('ui')

  function generalText(code: string): string {
    const fault = phoneFault(code)
    return fault ? t(($) => $.phone[fault]) : t(($) => $[validationKey(code)])
  }

  const summary = (Object.entries(labels) as [Name, string][]).flatMap(([name, label]) => {
    const code = codes[name]
    if (code === undefined) return []
    const own = ownText(name, code) ?? { afterLabel: generalText(code) }
    return [typeof own === 'string' ? { name, message: own } : { name, message: own.afterLabel, label }]
  })
  const errors: Readonly<Record<string, string>> = Object.fromEntries(
    summary.map(({ name, message }) => [name, message]),
  )
  return { errors, summary }
}
