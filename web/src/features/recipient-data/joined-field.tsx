import { type ReactNode, use } from 'react'
import { fieldError } from '#web/shared/forms/field-error.ts'
import { cx } from '#web/shared/ui/class-names.ts'
import { FormContext, fieldAria, fieldId } from '#web/shared/ui/fields/field-aria.ts'
import { FieldShell } from '#web/shared/ui/fields/field-shell.tsx'
import styles from './recipient-data.module.css'

type Part = { name: string; label: string }

export type JoinedPart = {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type JoinedFieldProps<Key extends string> = {
  /** The id of the group; no control has it. */
  name: string
  label: ReactNode
  hint?: ReactNode
  parts: Readonly<Record<Key, Part>>
  children: (part: (key: Key) => JoinedPart) => ReactNode
}

/** Fields that read as one answer: an error of any part is shown below the group, and is linked to the part. */
export function JoinedField<Key extends string>({ name, label, hint, parts, children }: JoinedFieldProps<Key>) {
  const errors = use(FormContext)?.errors
  const own = (Object.keys(parts) as Key[]).map((key) => parts[key])
  const faults = own
    .map((part) => ({ ...part, message: fieldError(errors, part.name) }))
    .filter(({ message }) => message)
  const aria = fieldAria({
    name,
    label,
    hint,
    error: faults.map((fault) => `${fault.label}: ${fault.message}`).join('\n'),
  })
  const isWrong = (part: Part) => faults.some((fault) => fault.name === part.name)
  return (
    <FieldShell field={{ name, label, hint }} aria={aria} group className={styles.joined}>
      {children((key) => ({
        id: fieldId(parts[key].name),
        name: parts[key].name,
        'aria-describedby': isWrong(parts[key]) ? aria.errorId : undefined,
        'aria-invalid': isWrong(parts[key]) || undefined,
      }))}
    </FieldShell>
  )
}

/** The label of one part above its control. */
export function PartLabel({
  of: id,
  className,
  children,
}: {
  of: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <label id={`${id}-label`} htmlFor={id} className={cx(styles.partLabel, className)}>
      {children}
    </label>
  )
}
