import type { ComponentProps } from 'react'
import { textLimit } from '#web/shared/forms/text-limit.ts'
import { cx } from '../class-names.ts'
import { CharactersLeft, useTextLimit } from './characters-left.tsx'
import styles from './field.module.css'
import { type FieldProps, splitField, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'

export type FieldWidth = 'short' | 'medium' | 'full'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'width' | 'maxLength'> & {
    type?: 'text' | 'tel' | 'url' | 'search' | undefined
    /** In code points after NFC; 100 by default (rule 14.3). */
    maxCharacters?: number | undefined
    width?: FieldWidth | undefined
    /** The unit of a number, after the input: „Kč“. Announced with the field. */
    unit?: string | undefined
  }

/** One line of text; EmailField is for an e-mail. Uncontrolled: it submits under `name`; autocomplete, inputMode and enterKeyHint are passed on. */
export function TextField(props: TextFieldProps) {
  const { field, rest } = splitField(props)
  const { type = 'text', width = 'full', unit, onChange, ...input } = rest
  const { maxCharacters = textLimit, ...native } = input
  const aria = useFieldAria(field)
  const first = native.value ?? native.defaultValue
  const { left, onChange: count } = useTextLimit({ id: aria.id, limit: maxCharacters, first, onChange })
  const unitId = `${aria.id}-unit`
  const control = (
    <input
      {...native}
      onChange={count}
      type={type}
      {...aria.control}
      aria-describedby={cx(unit && unitId, aria.describedBy) || undefined}
      className={cx(styles.control, width !== 'full' && styles[width])}
    />
  )
  return (
    <FieldShell field={field} aria={aria}>
      {unit ? (
        <div className={styles.measured}>
          {control}
          <span id={unitId}>{unit}</span>
        </div>
      ) : (
        control
      )}
      <CharactersLeft left={left} />
    </FieldShell>
  )
}
