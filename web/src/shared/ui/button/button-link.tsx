import { Link, type LinkProps } from '#web/shared/navigation/navigation.tsx'
import { cx } from '../class-names.ts'
import styles from './button.module.css'
import type { ButtonVariant } from './button.tsx'

export type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; wide?: boolean }

/** A link of the router that looks like a button: it only navigates. */
export function ButtonLink({ variant = 'secondary', wide = false, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cx(styles.button, styles[variant], wide && styles.wide, className)} />
}
