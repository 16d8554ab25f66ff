import type { ReactNode } from 'react'
import styles from './scene.module.css'

/** The background of every illustration: an evening sky, two hills, a few stars. Decorative, 240 by 140. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 140" width="240" height="140" aria-hidden="true" className={styles.scene}>
      <path className={styles.sky} d="M22 134C4 96 16 46 58 26c40-19 88-14 126 4 38 19 50 66 36 104z" />
      <path className={styles.far} d="M22 134c-3-7-5-14-6-21 34-20 70-22 104-10s68 10 105-6c0 13-1 26-5 37z" />
      <path className={styles.near} d="M22 134l-2-6c36-16 76-14 108-7s62 4 95-5c0 6-1 12-3 18z" />
      <g className={styles.gold}>
        <circle cx="52" cy="52" r="2" />
        <circle cx="82" cy="33" r="1.6" />
        <circle cx="166" cy="36" r="2.2" />
        <circle cx="197" cy="66" r="1.8" />
      </g>
      {children}
    </svg>
  )
}
