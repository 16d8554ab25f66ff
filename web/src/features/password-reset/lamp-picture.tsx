import { cx } from '#web/shared/ui/class-names.ts'
import { heartPath } from '#web/shared/ui/illustrations/heart-path.ts'
import styles from './lamp-picture.module.css'

/** The lamp is out if the link opens nothing. Decorative. */
export function LampPicture({ isDark = false }: { isDark?: boolean }) {
  return (
    <svg viewBox="0 0 400 150" className={cx(styles.picture, isDark && styles.dark)} aria-hidden="true">
      <rect className={styles.sky} width="400" height="150" rx="12" />
      <g className={styles.star}>
        <circle cx="34" cy="30" r="2" />
        <circle cx="76" cy="72" r="1.5" />
        <circle cx="112" cy="24" r="1.7" />
        <circle cx="318" cy="46" r="1.6" />
        <circle cx="356" cy="24" r="2.2" />
        <circle cx="376" cy="84" r="1.5" />
      </g>
      <path className={styles.hill} d="M0 138c60-26 130-32 200-20s140 4 200-12v44H0z" />
      <circle className={styles.glow} cx="268" cy="66" r="58" />
      <path className={styles.frame} d="M150 150V72a50 50 0 0 1 100 0v78z" />
      <path className={styles.leaf} d="M160 150V74a40 40 0 0 1 80 0v76z" />
      <path className={styles.window} d="M172 78a28 28 0 0 1 56 0z" />
      <path className={styles.bars} d="M200 50v28M180 58l20 20 20-20" />
      <path className={styles.bars} d="M172 92h22v44h-22zM206 92h22v44h-22z" />
      <path className={styles.keyhole} d={heartPath} transform="translate(190.4 104) scale(0.8)" />
      <path className={styles.bracket} d="M250 50h18v10" />
      <path className={styles.lamp} d="M258 60h20l5 24h-30z" />
      <path className={styles.bracket} d="M258 60h20l5 24h-30zM264 84v5h8v-5" />
      <path className={styles.step} d="M138 144h124v6H138z" />
    </svg>
  )
}
