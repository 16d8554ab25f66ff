import { Link, type LinkProps } from '../navigation/navigation.tsx'
import styles from './button.module.css'
import type { ButtonVariant } from './button.tsx'
import { cx } from './class-names.ts'

export type ButtonLinkProps = LinkProps & { look?: ButtonVariant; wide?: boolean }

/** A link of the router that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ look = 'second', wide = false, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cx(styles.button, styles[look], wide && styles.wide, className)} />
}
