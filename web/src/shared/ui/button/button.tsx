import type { ComponentProps, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../class-names.ts'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'link'

export type ButtonProps = ComponentProps<'button'> & {
  /** `primary` is the one next step of a screen, `secondary` any other action, `link` looks like a link. */
  variant?: ButtonVariant
  /** A request is under way: the button stays focusable and announces it, and a further click (or Enter in the form) does nothing. */
  busy?: boolean
  wide?: boolean
}

export function Button({
  variant = 'secondary',
  busy = false,
  wide = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation('ui')

  // Pressing Enter in a form clicks its submit button too, so this one guard covers both (rule 18.10).
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={cx(styles.button, styles[variant], wide && styles.wide, busy && styles.busy, className)}
    >
      {busy && <span className={styles.ring} aria-hidden="true" />}
      <span className={styles.label}>{children}</span>
      {busy && <span className="visually-hidden"> {t(($) => $.working)}</span>}
    </button>
  )
}
