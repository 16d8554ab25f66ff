import type { ComponentProps } from 'react'
import { longTextLimit } from '#web/shared/forms/text-limit.ts'
import { CharactersLeft, useTextLimit } from './characters-left.tsx'
import styles from './field.module.css'
import { type FieldProps, splitField, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'maxLength'> & {
    /** In code points after NFC; 5,000 by default (`LongText` of the contract). */
    maxCharacters?: number | undefined
  }

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { field, rest } = splitField(props)
  const { maxCharacters = longTextLimit, onChange, rows = 5, ...native } = rest
  const aria = useFieldAria(field)
  const first = native.value ?? native.defaultValue
  const { left, onChange: count } = useTextLimit({ id: aria.id, limit: maxCharacters, first, onChange })
  return (
    <FieldShell field={field} aria={aria}>
      <textarea
        autoComplete="off"
        {...native}
        onChange={count}
        rows={rows}
        {...aria.control}
        className={styles.control}
      />
      <CharactersLeft left={left} />
    </FieldShell>
  )
}
