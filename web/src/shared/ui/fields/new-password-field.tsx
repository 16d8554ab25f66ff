import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isTooShort, loadPasswordRating, type PasswordStrength } from '../../forms/password-strength.ts'
import styles from './new-password-field.module.css'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'

export type NewPasswordFieldProps = PasswordFieldProps & {
  /** Words that others may know about the user (name, e-mail), read at each key; they make a password weak. */
  knownWords?: (() => readonly string[]) | undefined
}

const noWords = () => []

/**
 * A new password, with its strength below. The strength is advice and never refuses; its word lists are loaded at the first key,
 * and without them the field works as any other.
 */
export function NewPasswordField({ knownWords = noWords, onChange, hint, ...rest }: NewPasswordFieldProps) {
  const { t } = useTranslation('ui')
  const [strength, setStrength] = useState<PasswordStrength>()
  const container = useRef<HTMLDivElement>(null)

  // On a prerendered page the user may have typed before React started.
  useEffect(() => {
    const input = container.current?.querySelector('input')
    if (input?.value) void strengthOf(input, noWords).then(setStrength)
  }, [])

  return (
    <div ref={container} className={styles.whole}>
      <PasswordField
        autoComplete="new-password"
        {...rest}
        hint={hint ?? t(($) => $.newPasswordHint)}
        onChange={(event) => {
          onChange?.(event)
          const input = event.currentTarget
          // Shown at once, without waiting for the word lists.
          if (isTooShort(input.value)) setStrength(input.value === '' ? undefined : 'too-short')
          void strengthOf(input, knownWords).then(setStrength)
        }}
      />
      <PasswordStrengthMeter strength={strength} />
    </div>
  )
}

/** The strength of the value that the field has when the word lists are loaded, possibly some keys later. */
async function strengthOf(input: HTMLInputElement, knownWords: () => readonly string[]) {
  const rate = await loadPasswordRating().catch(() => undefined)
  if (input.value === '') return undefined
  if (rate) return rate(input.value, knownWords())
  return isTooShort(input.value) ? 'too-short' : undefined
}
