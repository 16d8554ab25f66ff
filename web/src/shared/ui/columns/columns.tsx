import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'
import styles from './columns.module.css'

/** Cards in one column, in two from 900 px and on paper; error banners span both. */
export function Columns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.columns, className)} />
}
