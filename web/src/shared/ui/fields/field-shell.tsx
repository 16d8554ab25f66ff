import { CircleAlert } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../class-names.ts'
import styles from './field.module.css'
import { type FieldAria, type FieldProps, FormContext } from './field-aria.ts'

type ShellProps = {
  field: FieldProps
  aria: FieldAria
  /** Several controls under one label: a fieldset with a legend instead of a label. */
  group?: boolean
  /** The control has its own label (a single checkbox). */
  selfLabelled?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Label above, hint below the label, control, error under it; the same order for every field. */
export function FieldShell({ field, aria, group = false, selfLabelled = false, className, children }: ShellProps) {
  const placement = field.hintPlacement ?? 'top'
  const hint = field.hint && (
    <div id={aria.hintId} className={styles.hint}>
      {field.hint}
    </div>
  )
  const inside = (
    <>
      <div className={styles.body}>
        {field.note && (
          <div id={aria.noteId} className={styles.note}>
            {field.note}
          </div>
        )}
        {placement === 'top' && hint}
        {children}
        {placement === 'bottom' && hint}
        <FieldError aria={aria} />
      </div>
      {placement === 'right' && hint}
    </>
  )
  const look = cx(styles.field, aria.error !== undefined && styles.bad, className)
  const columns = placement === 'right' ? cx(styles.field, styles.right) : styles.field

  if (group) {
    return (
      <fieldset id={aria.id} aria-describedby={aria.describedBy} className={look}>
        <legend id={aria.labelId} className={styles.label}>
          <LabelText field={field} />
        </legend>
        <div className={columns}>{inside}</div>
      </fieldset>
    )
  }
  return (
    <div className={look}>
      {!selfLabelled && (
        <label id={aria.labelId} htmlFor={aria.id} className={styles.label}>
          <LabelText field={field} />
        </label>
      )}
      <div className={columns}>{inside}</div>
    </div>
  )
}

/** The text of a label, with „nepovinné“ if the answer may stay empty. */
export function LabelText({ field }: { field: FieldProps }) {
  const { t } = useTranslation('ui')
  const form = use(FormContext)
  return (
    <>
      <span>{field.label ?? form?.labels[field.name]}</span>
      {field.optional && ' '}
      {field.optional && <span className={styles.optional}>({t(($) => $.optional)})</span>}
    </>
  )
}

function FieldError({ aria }: { aria: FieldAria }) {
  const { t } = useTranslation('ui')
  if (aria.error === undefined) return null
  return (
    <p id={aria.errorId} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      <span>
        <span className="visually-hidden">{t(($) => $.errorPrefix)} </span>
        <span>{aria.error}</span>
      </span>
    </p>
  )
}
