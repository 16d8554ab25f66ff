import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import styles from './columns.module.css'

/** Cards under one another, two beside each other from 900 px and on paper; what went wrong goes across. */
export function Columns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.columns, className)} />
}
