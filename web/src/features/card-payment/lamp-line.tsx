import type { ReactNode } from 'react'
import styles from './lamp-line.module.css'

/** A line with a lit lamp before it: a result is expected. */
export function LampLine({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span className={styles.lamp} aria-hidden="true" />
      {children}
    </div>
  )
}
