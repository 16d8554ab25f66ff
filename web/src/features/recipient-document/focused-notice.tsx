import { type ReactNode, useEffect, useRef } from 'react'
import styles from './recipient-document.module.css'

/** Takes the focus from the removed button, so that screen readers announce it. */
export function FocusedNotice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      {children}
    </div>
  )
}
