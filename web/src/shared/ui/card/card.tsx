import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'
import styles from './card.module.css'

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** `flat` has a line instead of a shadow; `flush` lets a picture reach the edges; `roomy` has more padding from 768 px. */
  variant?: 'raised' | 'flat' | 'flush' | 'roomy'
  /** Dark background for the most important card of the page. */
  night?: boolean | undefined
}

export function Card({ as = 'div', variant = 'raised', night = false, className, ...rest }: CardProps) {
  const Tag = as as 'div'
  return (
    <Tag
      {...rest}
      className={cx(styles.card, variant !== 'raised' && styles[variant], night && styles.night, className)}
    />
  )
}
