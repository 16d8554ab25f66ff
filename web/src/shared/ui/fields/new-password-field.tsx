import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isTooShort, loadPasswordRating, type PasswordStrength } from '../../forms/password-strength.ts'
import styles from './new-password-field.module.css'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'

export type NewPasswordFieldProps = PasswordFieldProps & {
  /** Words that somebody could know of the person (name, e-mail), asked for at each key; they make no strong password. */
  knownWords?: (() => readonly string[]) | undefined
}

/**
 * A password being set, with its strength below. The strength advises and never refuses; its words come over the network at the
 * first key, and without them the field works as any other.
 */
export function NewPasswordField({ knownWords, onChange, hint, ...rest }: NewPasswordFieldProps) {
  const { t } = useTranslation('ui')
  const [strength, setStrength] = useState<PasswordStrength>()

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event)
    const input = event.currentTarget
    if (input.value === '') return setStrength(undefined)
    if (isTooShort(input.value)) setStrength('too-short')
    loadPasswordRating().then(
      // As it stands when the words are here, which may be some keys later.
      (rate) => setStrength(input.value === '' ? undefined : rate(input.value, knownWords?.() ?? [])),
      () => setStrength(isTooShort(input.value) ? 'too-short' : undefined),
    )
  }

  return (
    <div className={styles.whole}>
      <PasswordField
        autoComplete="new-password"
        {...rest}
        hint={hint ?? t(($) => $.newPasswordHint)}
        onChange={change}
      />
      <PasswordStrengthMeter strength={strength} />
    </div>
  )
}
