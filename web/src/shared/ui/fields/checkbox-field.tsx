import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'
import styles from './choice.module.css'
import fieldStyles from './field.module.css'
import { type FieldProps, splitField, useFieldAria } from './field-aria.ts'
import { FieldShell, LabelText } from './field-shell.tsx'

export type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>

/** One agreement or choice, labelled by the text next to it. Submits `value` („on“) when checked, nothing otherwise. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { field, rest: native } = splitField(props)
  const aria = useFieldAria(field)
  return (
    <FieldShell
      field={{ ...field, hintPlacement: field.hintPlacement ?? 'bottom' }}
      aria={aria}
      selfLabelled
      className={fieldStyles.agreement}
    >
      <label className={cx(styles.choice, styles.bare, native.disabled && styles.disabled)}>
        <input {...native} type="checkbox" {...aria.control} />
        <span className={styles.text}>
          <LabelText field={field} />
        </span>
      </label>
    </FieldShell>
  )
}
