import type { ChangeEventHandler } from 'react'
import { cx } from '../class-names.ts'
import { Stack } from '../stack/stack.tsx'
import styles from './choice.module.css'
import { type FieldProps, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'
import type { Choice } from './select-field.tsx'

export type RadioFieldProps = FieldProps & {
  choices: readonly Choice[]
  defaultValue?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
}

/** One of a few options, each a row to click. A native radio group with arrow keys, so FormData holds the value. */
export function RadioField({ choices, defaultValue, required, disabled, onChange, ...field }: RadioFieldProps) {
  const aria = useFieldAria(field)
  return (
    <FieldShell field={field} aria={aria} group>
      <Stack gap={2}>
        {choices.map((choice) => {
          const off = disabled === true || choice.disabled === true
          const hintId = `${aria.id}-${choice.value}-hint`
          return (
            <label key={choice.value} className={cx(styles.choice, off && styles.disabled)}>
              <input
                type="radio"
                name={field.name}
                value={choice.value}
                defaultChecked={choice.value === defaultValue}
                required={required}
                disabled={off}
                onChange={onChange}
                aria-describedby={choice.hint ? hintId : undefined}
                aria-invalid={aria.error !== undefined || undefined}
              />
              <span className={styles.text}>{choice.label}</span>
              {choice.hint && (
                <span id={hintId} className={styles.hint} aria-hidden="true">
                  {choice.hint}
                </span>
              )}
            </label>
          )
        })}
      </Stack>
    </FieldShell>
  )
}
