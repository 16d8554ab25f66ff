import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isTooShort, loadPasswordRating, type PasswordStrength } from '#web/shared/forms/password-strength.ts'
import { cx } from '../class-names.ts'
import styles from './new-password-field.module.css'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

const steps = [1, 2, 3, 4, 5] as const
const levelKeys = { 'too-short': 'tooShort', 1: 'level1', 2: 'level2', 3: 'level3', 4: 'level4', 5: 'level5' } as const

/** Five steps and a text; a screen reader announces the text when it changes and the user pauses. */
function PasswordStrengthMeter({ strength }: { strength: PasswordStrength | undefined }) {
  const { t } = useTranslation('ui')
  const level = typeof strength === 'number' ? strength : 0
  const tone = level >= 4 ? styles.strong : level === 3 ? styles.fair : styles.weak
  return (
    <div className={cx(styles.meter, strength === undefined && styles.untouched)}>
      <div className={cx(styles.steps, tone)} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={cx(styles.step, step <= level && styles.reached)} />
        ))}
      </div>
      <p role="status" className={styles.text}>
        {strength !== undefined && (
          <>
            <span className="soft">{t(($) => $.passwordStrength.label)}</span>{' '}
            <strong>{t(($) => $.passwordStrength[levelKeys[strength]])}</strong>
          </>
        )}
      </p>
    </div>
  )
}

export type NewPasswordFieldProps = PasswordFieldProps & {
  /** Words that others may know about the user (name, e-mail), read at each key; they make a password weak. */
  knownWords?: (() => readonly string[]) | undefined
}

const noWords = () => []

/** The strength is advice and never refuses; its word lists are loaded at the first key. */
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
