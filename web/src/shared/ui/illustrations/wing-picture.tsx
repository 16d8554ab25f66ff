import { heartPath } from './heart-path.ts'
import styles from './scene.module.css'
import { Scene } from './scene.tsx'

const feathers =
  'M0 0C-8-24-34-38-64-34c4 7 9 11 15 13-9 1-15 0-20-3 4 10 12 16 22 18-7 2-13 2-18 0 8 11 21 15 34 12 12-3 23-4 31-6z'

/** Two wings around a small lamp: page not found, or a gift under way. */
export function WingPicture() {
  return (
    <Scene>
      <circle className={styles.glow} cx="120" cy="84" r="34" />
      <path className={styles.paper} d={feathers} transform="translate(106 98) scale(1.05 1.2)" />
      <path className={styles.paper} d={feathers} transform="translate(134 98) scale(-1.05 1.2)" />
      <path className={styles.line} d={feathers} transform="translate(106 98) scale(1.05 1.2)" />
      <path className={styles.line} d={feathers} transform="translate(134 98) scale(-1.05 1.2)" />
      <path className={styles.gold} d={heartPath} transform="translate(94 64) scale(2.15)" />
    </Scene>
  )
}
