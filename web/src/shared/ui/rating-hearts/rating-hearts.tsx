import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../class-names.ts'
import { type FieldProps, useFieldAria } from '../fields/field-aria.ts'
import { FieldShell } from '../fields/field-shell.tsx'
import { heartPath } from '../illustrations/heart-path.ts'
import styles from './rating-hearts.module.css'

const scale = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type Rating = (typeof scale)[number]

export type RatingHeartsProps = FieldProps & {
  /** The texts under the first and the last heart. */
  negativeLabel: string
  positiveLabel: string
  defaultValue?: number | null | undefined
  onChange?: ((rating: Rating) => void) | undefined
}

/** Ten hearts (rule 9.1): a native radio group with arrow keys; the form submits 1 to 10 under its name. */
export function RatingHearts(props: RatingHeartsProps) {
  const { negativeLabel, positiveLabel, defaultValue, onChange, ...field } = props
  const { t } = useTranslation('ui')
  const aria = useFieldAria(field)
  const [rating, setRating] = useState(defaultValue ?? 0)
  const ends = { 1: negativeLabel, 10: positiveLabel } as Partial<Record<Rating, string>>

  return (
    <FieldShell field={field} aria={aria} group>
      <div className={styles.hearts}>
        {scale.map((value) => (
          <label
            key={value}
            className={cx(styles.heart, value <= rating && styles.full, value === rating && styles.chosen)}
          >
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={value === defaultValue}
              aria-label={[t(($) => $.hearts, { count: value }), ends[value]].filter(Boolean).join(', ')}
              aria-invalid={aria.error !== undefined || undefined}
              onChange={() => {
                setRating(value)
                onChange?.(value)
              }}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={heartPath} />
            </svg>
            <span aria-hidden="true">{value}</span>
          </label>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{negativeLabel}</span>
        <span>{positiveLabel}</span>
      </div>
    </FieldShell>
  )
}
