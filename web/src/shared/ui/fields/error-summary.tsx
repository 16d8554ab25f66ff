import { CircleAlert } from 'lucide-react'
import { type MouseEvent, use, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#web/shared/navigation/navigation.tsx'
import styles from './error-summary.module.css'
import { FormContext, fieldId } from './field-aria.ts'

export type SummaryError = {
  message: string
  /** The label of the field, put before a message that does not name it („Příjmení: Hodnota je povinná“). */
  label?: string | undefined
  /** The invalid field; undefined for an error of the form. */
  name?: string | undefined
  /** Only for a field with an id of its own. */
  id?: string | undefined
  /** The address of the field when it is on another page of the portal. */
  href?: string | undefined
}

export type ErrorSummaryProps = {
  errors: readonly SummaryError[]
  /** Number of the submit: the summary takes focus when it changes, and not while errors disappear one by one. */
  attempt: number
  title?: string | undefined
}

/**
 * GOV.UK error summary. Stays mounted, because mounting it again would take the focus from a user who is correcting
 * a field.
 */
export function ErrorSummary({ errors, attempt, title }: ErrorSummaryProps) {
  const { t } = useTranslation('ui')
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempt === 0) return
    box.current?.focus({ preventScroll: true })
    // The focus alone centres a summary that is taller than a phone, and hides its title and first faults.
    box.current?.scrollIntoView({ block: 'start' })
  }, [attempt])

  if (errors.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <CircleAlert aria-hidden="true" />
      <div>
        <h2 className={styles.title}>{title ?? t(($) => $.errorSummaryTitle)}</h2>
        <ul className={styles.list}>
          {errors.map((error) => (
            <li key={`${error.name ?? error.id ?? ''} ${error.message}`}>
              <SummaryEntry error={error} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function SummaryEntry({ error }: { error: SummaryError }) {
  const idOf = use(FormContext)?.idOf ?? fieldId
  const target = error.id ?? (error.name && idOf(error.name))
  const text = error.label === undefined ? error.message : `${error.label}: ${error.message}`
  if (error.href !== undefined) return <Link to={error.href}>{text}</Link>
  if (target === undefined) return <span>{text}</span>

  // A plain link would put the fragment into the address and focus a fieldset instead of its control.
  function jump(event: MouseEvent) {
    event.preventDefault()
    focusField(target as string)
  }
  return (
    <a href={`#${target}`} onClick={jump}>
      {text}
    </a>
  )
}

/** Focuses a field: the control itself, or the first one of a group. Scrolls its label into view. */
export function focusField(id: string): void {
  const found = document.getElementById(id)
  if (found === null) return
  const controls = 'input:not([type=hidden]), select, textarea, summary, button'
  const control = found.matches(controls) ? found : found.querySelector<HTMLElement>(controls)
  control?.focus({ preventScroll: true })
  const target = document.getElementById(`${id}-label`) ?? found
  target.scrollIntoView({ block: 'start' })
}
