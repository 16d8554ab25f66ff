import type { ReactNode } from 'react'
import styles from './lamp-line.module.css'

export function LampLine({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span className={styles.lamp} aria-hidden="true" />
      {children}
    </div>
  )
}
