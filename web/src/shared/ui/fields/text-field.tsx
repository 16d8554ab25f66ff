import type { ComponentProps } from 'react'
import { tidyEmail } from '#rules/formats/spaces.ts'
import { typeInto } from '../../forms/fill-parts.ts'
import { textLimit } from '../../forms/text-limit.ts'
import { cx } from '../class-names.ts'
import { CharactersLeft } from './characters-left.tsx'
import styles from './field.module.css'
import { type FieldProps, splitField, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'
import { useTextLimit } from './use-text-limit.ts'
import { leaveOnWheel } from './wheel-guard.ts'

export type FieldWidth = 'short' | 'medium' | 'full'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'width' | 'maxLength'> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined
    /** In code points after NFC; 100 by default (rule 14.3). E-mails have 254 (rule 14.4). */
    maxCharacters?: number | undefined
    width?: FieldWidth | undefined
    /** The unit of a number, after the input: „Kč“. Announced with the field. */
    unit?: string | undefined
  }

/**
 * An e-mail input of Chromium shows another text than its value (`háčky.cz` for punycode), and Firefox has no such conversion:
 * a text input shows what is sent, and is tidied when the user leaves it (rule 14.18).
 */
const EMAIL = { inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** One line of text. Uncontrolled: it submits under `name`; autocomplete, inputMode and enterKeyHint are passed on. */
export function TextField(props: TextFieldProps) {
  const { field, rest } = splitField(props)
  const { type = 'text', width = 'full', unit, onChange, onBlur, ...input } = rest
  const { maxCharacters = type === 'email' ? 254 : textLimit, ...native } = input
  const aria = useFieldAria(field)
  const first = native.value ?? native.defaultValue
  const { left, onChange: count } = useTextLimit({ id: aria.id, limit: maxCharacters, first, onChange })
  const unitId = `${aria.id}-unit`
  const control = (
    <input
      onWheel={leaveOnWheel}
      {...(type === 'email' && EMAIL)}
      {...native}
      onChange={count}
      onBlur={(event) => {
        const { currentTarget: input } = event
        if (type === 'email' && tidyEmail(input.value) !== input.value) typeInto(input, tidyEmail(input.value))
        onBlur?.(event)
      }}
      type={type === 'email' ? 'text' : type}
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
