import { type ReactNode, useEffect, useRef } from 'react'
import styles from './contact.module.css'

/** Replaces another panel after a click: takes the focus, so that screen readers announce it. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  )
}
