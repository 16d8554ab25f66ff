import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../class-names.ts'
import styles from './field.module.css'
import { type FieldProps, splitField, useFieldAria } from './field-aria.ts'
import { FieldShell } from './field-shell.tsx'
import type { FieldWidth } from './text-field.tsx'

export type Choice = { value: string; label: string; hint?: string | undefined; disabled?: boolean | undefined }

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children' | 'width'> & {
    choices: readonly Choice[]
    /** The text of the empty first option; `null` leaves it out. */
    placeholder?: string | null | undefined
    width?: FieldWidth | undefined
  }

/** The native select: phones show their own picker for it. With `multiple` several may be selected (prefer MultiSelectField). */
export function SelectField(props: SelectFieldProps) {
  const { t } = useTranslation('ui')
  const { field, rest } = splitField(props)
  const { choices, placeholder, width = 'full', multiple = false, defaultValue, ...native } = rest
  const aria = useFieldAria(field)
  const fallback = multiple ? undefined : placeholder === null ? choices[0]?.value : ''
  return (
    <FieldShell field={field} aria={aria}>
      <span className={cx(styles.arrowed, width !== 'full' && styles[width])}>
        <select
          {...native}
          {...(native.value === undefined ? { defaultValue: defaultValue ?? fallback } : {})}
          multiple={multiple}
          {...aria.control}
          className={styles.control}
        >
          {!multiple && placeholder !== null && <option value="">{placeholder ?? t(($) => $.choose)}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
        {!multiple && <ChevronDown aria-hidden="true" />}
      </span>
    </FieldShell>
  )
}
