import { type ReactNode, useEffect, useRef } from 'react'
import styles from './banner.module.css'

/** The page's heading; it takes the focus if it replaced other content while the page was open. */
export function NoticeHeading({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

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
