import { useTranslation } from 'react-i18next'
import type { PasswordStrength } from '../../forms/password-strength.ts'
import { cx } from '../class-names.ts'
import styles from './new-password-field.module.css'

const steps = [1, 2, 3, 4, 5] as const
const levelKeys = { 'too-short': 'tooShort', 1: 'level1', 2: 'level2', 3: 'level3', 4: 'level4', 5: 'level5' } as const

/** Five steps and a text; a screen reader announces the text when it changes and the user pauses. */
export function PasswordStrengthMeter({ strength }: { strength: PasswordStrength | undefined }) {
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
      <p role="status" className={styles.words}>
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
