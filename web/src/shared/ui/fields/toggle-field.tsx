import type { ChangeEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './choice.module.css'
import { type FieldProps, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'

export type ToggleFieldProps = FieldProps & {
  /** Labels for yes and no (rule 12.4). */
  trueText?: string | undefined
  falseText?: string | undefined
  /** By default neither is selected, so that a missing answer is visible. */
  defaultValue?: boolean | undefined
  required?: boolean | undefined
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
}

/** Yes or no. Submits `true` or `false` under its name, nothing without an answer. */
export function ToggleField({ trueText, falseText, defaultValue, required, onChange, ...field }: ToggleFieldProps) {
  const { t } = useTranslation('ui')
  const aria = useFieldAria(field)
  const sides = [
    { value: true, text: trueText ?? t(($) => $.yes) },
    { value: false, text: falseText ?? t(($) => $.no) },
  ]
  return (
    <FieldShell field={field} aria={aria} group>
      <div className={styles.toggle}>
        {sides.map(({ value, text }) => (
          <label key={String(value)} className={styles.side}>
            <input
              type="radio"
              name={field.name}
              value={String(value)}
              defaultChecked={value === defaultValue}
              required={required}
              onChange={onChange}
              aria-invalid={aria.error !== undefined || undefined}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </FieldShell>
  )
}
