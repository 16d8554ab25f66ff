import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkPhoneInternational, normalizePhone } from '#rules/formats/phone-international.ts'
import { formatPhone } from '#web/shared/format/phone.ts'
import { afterClick } from '#web/shared/forms/after-click.ts'
import { type PhoneFault, phoneFault } from '#web/shared/forms/phone-fault.ts'
import { cx } from '../class-names.ts'
import styles from './field.module.css'
import { type FieldProps, fieldAria, splitField, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'

export type PhoneFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'width'>

/**
 * Czech without a prefix (rule 14.5). On blur the field applies the rule of the contract and shows a Czech number
 * in groups. The form's own error has priority.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { t } = useTranslation('ui')
  const { field, rest } = splitField(props)
  const { onBlur, onChange, defaultValue, ...native } = rest
  const [fault, setFault] = useState<PhoneFault>()
  const given = useFieldAria(field)
  const aria = fieldAria({ ...field, id: given.id, error: given.error ?? (fault && t(($) => $.phone[fault])) })

  // Ordinary spaces, as users type them.
  const shown = (phone: string) =>
    formatPhone(
      phone,
      t(($) => $.phone.extension),
    ).replace(/\s/g, ' ')

  function validate(input: HTMLInputElement) {
    if (input.value.trim() === '') return setFault(undefined)
    const phone = normalizePhone(input.value)
    const result = checkPhoneInternational(phone)
    setFault(result === true ? undefined : phoneFault(result))
    // A foreign number keeps the groups that the user typed.
    if (result !== true || native.value !== undefined || !phone.startsWith('+420')) return
    input.value = shown(phone)
  }

  return (
    <FieldShell field={field} aria={aria}>
      <input
        autoComplete="tel"
        inputMode="tel"
        {...native}
        {...(typeof defaultValue === 'string' && { defaultValue: shown(defaultValue) })}
        onBlur={(event) => {
          const input = event.currentTarget
          onBlur?.(event)
          afterClick(() => validate(input))
        }}
        onChange={(event) => {
          // A corrected value removes the message at once; no new message is shown while the user types.
          setFault(undefined)
          onChange?.(event)
        }}
        type="tel"
        {...aria.control}
        className={cx(styles.control, styles.medium)}
      />
    </FieldShell>
  )
}
