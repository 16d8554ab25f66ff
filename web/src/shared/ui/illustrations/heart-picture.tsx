import { heartPath } from './heart-path.ts'
import styles from './scene.module.css'
import { Scene } from './scene.tsx'

/** A heart that shines like a lamp over the hills: thanks, all done. */
export function HeartPicture() {
  return (
    <Scene>
      <circle className={styles.glow} cx="120" cy="76" r="46" />
      <path className={styles.gold} d={heartPath} transform="translate(82 36) scale(3.2)" />
      <path className={styles.dark} d="M102 66c2-7 8-10 14-8" />
      <path className={styles.line} d="M120 14v10M74 30l7 8M166 30l-7 8M56 74h11M173 74h11M70 116l8-7M170 116l-8-7" />
    </Scene>
  )
}
