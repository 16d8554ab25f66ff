import { type ReactNode, useEffect, useRef } from 'react'
import styles from './contact.module.css'

/**
 * The heading of a panel that replaced another after a click: it takes the focus, so that screen
 * readers announce it.
 */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  )
}
