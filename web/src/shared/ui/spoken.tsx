import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

type SpokenProps = {
  as: string
  /** Where it is heard among the children that are no part of `Seen`. */
  place?: 'before' | 'after'
  className?: string
  children?: ReactNode
}

/**
 * Assistive technology gets `as` in place of `Seen` (rule 1.8, ADR 026): generated content, which no search finds and no selection copies.
 * Not in the name of a control, which must contain what is seen.
 */
export function Spoken({ as, place = 'before', className, children }: SpokenProps) {
  return (
    <span className={cx(`spoken-${place}`, className)} data-spoken={as}>
      {children}
    </span>
  )
}

/** Hidden from assistive technology. */
export function Seen({ children }: { children: ReactNode }) {
  return <span aria-hidden="true">{children}</span>
}
