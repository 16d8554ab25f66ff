import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'
import styles from './stack.module.css'

type Gap = 1 | 2 | 3 | 4 | 5 | 6

export type StackProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'header' | 'ul' | 'ol'
  /** Step of the space scale, --s1 to --s6. */
  gap?: Gap
  align?: 'stretch' | 'start' | 'center'
}

/** A column with equal gaps. */
export function Stack({ as = 'div', gap = 4, align = 'stretch', className, ...rest }: StackProps) {
  const Tag = as as 'div'
  return (
    <Tag {...rest} className={cx(styles.stack, styles[`gap${gap}`], align !== 'stretch' && styles[align], className)} />
  )
}

export type RowProps = ComponentProps<'div'> & { gap?: Gap; apart?: boolean }

/** A row that wraps if there is not enough space. */
export function Row({ gap = 3, apart = false, className, ...rest }: RowProps) {
  return <div {...rest} className={cx(styles.row, styles[`gap${gap}`], apart && styles.apart, className)} />
}
