import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'
import styles from './field.module.css'
import { type FieldProps, splitField, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'

export type DateFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>

/** A day near today by the native date input, as YYYY-MM-DD. For birth dates use BirthDateField, never a calendar. */
export function DateField(props: DateFieldProps) {
  const { field, rest: native } = splitField(props)
  const aria = useFieldAria(field)
  return (
    <FieldShell field={field} aria={aria}>
      <input {...native} type="date" {...aria.control} className={cx(styles.control, styles.short)} />
    </FieldShell>
  )
}
