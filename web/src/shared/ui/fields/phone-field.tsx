import { type ComponentProps, type FocusEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhoneFault } from '../../format/phone-check.ts'
import { cx } from '../class-names.ts'
import styles from './field.module.css'
import { type FieldProps, fieldAria, splitField } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'
import { leaveOnWheel } from './wheel-guard.ts'

const loadPhones = () => import('../../format/phone-check.ts')

export type PhoneFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'width'>

/**
 * A phone in any international form, Czech without a prefix (spec §5). On leaving the field the number is checked and
 * rewritten with its prefix and spaces; `error` and `errors` of the form win over this field's own finding.
 * The number rules (25 kB) come on first focus. Before sending, check with `checkPhone` again: it also gives the e164 form.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { t } = useTranslation('ui')
  const { field, rest } = splitField(props)
  const { onFocus, onBlur, onChange, ...native } = rest
  const [fault, setFault] = useState<PhoneFault>()
  const given = fieldAria(field)
  const aria = fieldAria({ ...field, error: given.error ?? (fault && t(($) => $.phone[fault])) })

  async function judge(event: FocusEvent<HTMLInputElement>) {
    onBlur?.(event)
    const input = event.currentTarget
    const typed = input.value
    if (typed.trim() === '') return setFault(undefined)
    // Without the rules (lost network) the number stays as typed; the provider judges it.
    const rules = await loadPhones().catch(() => undefined)
    if (rules === undefined || input.value !== typed) return
    const check = rules.checkPhone(typed)
    setFault(check.ok ? undefined : check.fault)
    if (check.ok && native.value === undefined) input.value = check.international
  }

  return (
    <FieldShell field={field} aria={aria}>
      <input
        autoComplete="tel"
        inputMode="tel"
        onWheel={leaveOnWheel}
        {...native}
        onFocus={(event) => {
          onFocus?.(event)
          void loadPhones().catch(() => undefined)
        }}
        onBlur={(event) => void judge(event)}
        onChange={(event) => {
          // Once told off, people see at once that the mistake is gone; no new one is claimed while they type.
          setFault(undefined)
          onChange?.(event)
        }}
        type="tel"
        id={aria.id}
        name={field.name}
        aria-describedby={aria.describedBy}
        aria-invalid={aria.error !== undefined || undefined}
        className={cx(styles.control, styles.medium)}
      />
    </FieldShell>
  )
}
