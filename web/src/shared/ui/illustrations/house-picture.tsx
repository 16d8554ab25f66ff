import { heartPath } from './heart-path.ts'
import styles from './scene.module.css'
import { Scene } from './scene.tsx'

/** A house with lit windows and a heart above its roof: home pages, empty lists of people. */
export function HousePicture() {
  return (
    <Scene>
      <circle className={styles.glow} cx="114" cy="98" r="40" />
      <path className={styles.paper} d="M84 134V90l32-26 32 26v44z" />
      <path className={styles.shade} d="M148 134v-30l22-17 22 17v30z" />
      <path className={styles.line} d="M77 95l39-32 39 32" />
      <path className={styles.line} d="M160 94l10-8 26 20" />
      <path className={styles.gold} d="M107 134v-22a9 9 0 0 1 18 0v22z" />
      <rect className={styles.gold} x="129" y="99" width="11" height="13" rx="2" />
      <rect className={styles.gold} x="92" y="99" width="11" height="13" rx="2" />
      <rect className={styles.gold} x="164" y="111" width="12" height="11" rx="2" />
      <path className={styles.red} d={heartPath} transform="translate(101 24) scale(1.25)" />
      <path className={styles.line} d="M40 134h166" />
      <path className={styles.ink} d="M56 134v-15h4v15z" />
      <circle className={styles.ink} cx="58" cy="112" r="12" />
    </Scene>
  )
}
