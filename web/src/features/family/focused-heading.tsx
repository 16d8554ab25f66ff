import { type ReactNode, useEffect, useRef } from 'react'
import styles from './contact.module.css'

/** The heading of a panel that replaced another under the person's hands: it takes the focus, so that it is read out. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  )
}
