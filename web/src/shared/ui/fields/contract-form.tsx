import { type ComponentProps, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContractFormState } from '#web/shared/forms/contract-form.ts'
import { phoneFault } from '#web/shared/forms/phone-fault.ts'
import { validationKey } from '#web/shared/forms/validation-text.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext, fieldId } from './field-aria.ts'

/** A text that names its field itself, or one that follows the label of its field in the summary. */
type OwnText = string | { afterLabel: string }

export type FormTexts<Name extends string = string> = {
  /** Label by field name, in the order of the form: for the fields that give none themselves, and for the summary. */
  labels: Readonly<Record<Name, string>>
  /** The text of a field's code in place of the general one of rule 14.1. */
  ownText?: ((name: Name, code: string) => OwnText | undefined) | undefined
}

/** Messages at the fields and in the error summary, in the order of the labels. */
export function useFormMessages<Name extends string>(
  codes: Readonly<Record<string, string | undefined>>,
  { labels, ownText }: FormTexts<Name>,
) {
  const { t } = useTranslation('ui')

  function generalText(code: string): string {
    const fault = phoneFault(code)
    return fault ? t(($) => $.phone[fault]) : t(($) => $[validationKey(code)])
  }

  const summary = (Object.entries(labels) as [Name, string][]).flatMap(([name, label]) => {
    const code = codes[name]
    if (code === undefined) return []
    const own = ownText?.(name, code) ?? { afterLabel: generalText(code) }
    return [typeof own === 'string' ? { name, message: own } : { name, message: own.afterLabel, label }]
  })
  const errors: Readonly<Record<string, string>> = Object.fromEntries(
    summary.map(({ name, message }) => [name, message]),
  )
  return { errors, summary }
}

type ContractFormProps<Name extends string> = FormTexts<Name> &
  Omit<ComponentProps<'form'>, 'onSubmit' | 'onChange'> & {
    form: ContractFormState
    /** Ids of the fields where the page has another form with the same names. */
    idOf?: ((name: string) => string) | undefined
    /** After each change of a field. */
    onEdit?: ((form: HTMLFormElement) => void) | undefined
  }

/**
 * A form validated by the contract: its fields find their label and message here, `FormSummary` all faults, `SubmitButton` whether it is
 * being sent. Sent before React starts, its values stay out of the address.
 */
export function ContractForm<Name extends string>(props: ContractFormProps<Name>) {
  const { form, labels, ownText, idOf = fieldId, onEdit, ...native } = props
  const { formProps, codes, attempt, sending } = form
  const messages = useFormMessages(codes, { labels, ownText })
  return (
    <FormContext value={{ ...messages, labels, idOf, attempt, sending }}>
      <form
        method="post"
        {...formProps}
        {...native}
        onChange={(event) => {
          formProps.onChange(event)
          onEdit?.(event.currentTarget)
        }}
      />
    </FormContext>
  )
}

/** All faults of the form around it, each a link to its field. It stays mounted. */
export function FormSummary() {
  const form = use(FormContext)
  return form && <ErrorSummary attempt={form.attempt} errors={form.summary} />
}

/** Sends the form around it; busy meanwhile (rule 18.10). */
export function SubmitButton(props: ButtonProps) {
  return <Button type="submit" variant="primary" busy={use(FormContext)?.sending ?? false} {...props} />
}
