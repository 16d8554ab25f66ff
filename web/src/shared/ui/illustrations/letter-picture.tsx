import { heartPath } from './heart-path.ts'
import styles from './scene.module.css'
import { Scene } from './scene.tsx'

/** An open letter with a heart for a seal: a message was sent, no messages yet. */
export function LetterPicture() {
  return (
    <Scene>
      <circle className={styles.glow} cx="120" cy="78" r="48" />
      <path className={styles.shade} d="M72 78l48-36 48 36v52H72z" />
      <path className={styles.line} d="M72 78l48-36 48 36" />
      <rect className={styles.paper} x="84" y="48" width="72" height="66" rx="4" />
      <path className={styles.dark} d="M97 64h30M97 76h46M97 88h46" />
      <path className={styles.gold} d="M72 78l48 34 48-34v50a6 6 0 0 1-6 6H78a6 6 0 0 1-6-6z" />
      <path className={styles.dark} d="M72 78l48 34 48-34M75 132l32-29M165 132l-32-29" />
      <path className={styles.red} d={heartPath} transform="translate(108 98) scale(1)" />
    </Scene>
  )
}
