import type { ComponentProps } from 'react'
import { CharactersLeft, type TooLongNote } from './characters-left.tsx'
import styles from './field.module.css'
import { type FieldProps, splitField, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'
import { useTextLimit } from './use-text-limit.ts'

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'maxLength'> & {
    /** In code points after NFC; pass the bound of the contract, there is no limit by default. */
    maxCharacters?: number | undefined
    /** The text above the limit is not cut; the counter shows the excess. */
    tooLongNote?: TooLongNote | undefined
  }

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { field, rest } = splitField(props)
  const { maxCharacters = Number.POSITIVE_INFINITY, tooLongNote, onChange, rows = 5, ...native } = rest
  const first = String(native.defaultValue ?? '')
  const aria = useFieldAria(field)
  const { left, handlers } = useTextLimit<HTMLTextAreaElement>(maxCharacters, onChange, {
    isOpen: tooLongNote !== undefined,
    first,
  })
  return (
    <FieldShell field={field} aria={aria}>
      <textarea autoComplete="off" {...native} {...handlers} rows={rows} {...aria.control} className={styles.control} />
      <CharactersLeft left={left} tooLongNote={tooLongNote} />
    </FieldShell>
  )
}
