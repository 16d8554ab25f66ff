import { heartPath } from './heart-path.ts'
import styles from './scene.module.css'
import { Scene } from './scene.tsx'

const palm = 'M0 0c-16 2-32-6-44-24-4-6-12-9-15-5-3 3-1 8 2 13 11 20 26 36 57 42z'

/** Two hands holding a heart: help was received, contacts, offers. */
export function HandsPicture() {
  return (
    <Scene>
      <circle className={styles.glow} cx="120" cy="64" r="38" />
      <path className={styles.red} d={heartPath} transform="translate(89 32) scale(2.6)" />
      <path className={styles.paper} d={palm} transform="translate(120 108)" />
      <path className={styles.paper} d={palm} transform="translate(120 108) scale(-1 1)" />
      <path className={styles.line} d={palm} transform="translate(120 108)" />
      <path className={styles.line} d={palm} transform="translate(120 108) scale(-1 1)" />
      <path className={styles.shade} d="M92 134c0-8 12-13 28-13s28 5 28 13z" />
      <path className={styles.line} d="M92 134c0-8 12-13 28-13s28 5 28 13" />
    </Scene>
  )
}
