import { ChevronDown } from 'lucide-react'
import type { ChangeEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import type { BirthDateParts } from '#web/shared/forms/birth-date.ts'
import own from './birth-date-field.module.css'
import styles from './field.module.css'
import { type FieldProps, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'

export type DayFieldProps = FieldProps & {
  /** The offered years, in this order. */
  years: readonly number[]
  /** The autocompletion token, for a browser that knows the user's birthday. */
  autoComplete?: 'bday' | undefined
  defaultValue?: Partial<BirthDateParts> | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  onChange?: ChangeEventHandler<HTMLSelectElement> | undefined
}

/** Day, month and year as native selects, never a calendar. Submits `name.day`, `name.month`, `name.year`; see readBirthDate. */
export function DayField({ years, autoComplete, defaultValue, required, disabled, onChange, ...field }: DayFieldProps) {
  const { t, i18n } = useTranslation('ui')
  const aria = useFieldAria(field)
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' })
  const parts = [
    { key: 'day', label: t(($) => $.day), choices: range(31).map((day) => ({ value: day, text: `${day}` })) },
    {
      key: 'month',
      label: t(($) => $.month),
      choices: range(12).map((index) => ({ value: index, text: month.format(Date.UTC(2000, index - 1, 1)) })),
    },
    {
      key: 'year',
      label: t(($) => $.year),
      choices: years.map((y) => ({ value: y, text: `${y}` })),
    },
  ] as const

  return (
    <FieldShell field={field} aria={aria} group>
      <div className={own.parts}>
        {parts.map(({ key, label, choices }) => (
          <label key={key} className={own.part}>
            <span>{label}</span>
            <span className={styles.arrowed}>
              <select
                id={`${aria.id}-${key}`}
                name={`${field.name}.${key}`}
                defaultValue={defaultValue?.[key] ?? ''}
                required={required}
                disabled={disabled}
                onChange={onChange}
                autoComplete={autoComplete ? `${autoComplete}-${key}` : 'off'}
                aria-invalid={aria.error !== undefined || undefined}
                className={styles.control}
              >
                <option value="">–</option>
                {choices.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
              <ChevronDown aria-hidden="true" className={own.arrow} />
            </span>
          </label>
        ))}
      </div>
    </FieldShell>
  )
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index + 1)
}
