import { type ReactNode, useEffect, useRef } from 'react'
import styles from './banner.module.css'

type FocusedNoticeProps = { takesFocus?: boolean; children: ReactNode }

/** Around a banner that appears in place of a button or a dialog: takes its focus, so that screen readers announce it. */
export function FocusedNotice({ takesFocus = true, children }: FocusedNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div ref={box} tabIndex={-1} className={styles.focused}>
      {children}
    </div>
  )
}
