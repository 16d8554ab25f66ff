import { heartPath } from '#web/shared/ui/illustrations/heart-path.ts'
import styles from './winged-heart.module.css'

const wing =
  'M0 0C-8-24-34-38-64-34c4 7 9 11 15 13-9 1-15 0-20-3 4 10 12 16 22 18-7 2-13 2-18 0 8 11 21 15 34 12 12-3 23-4 31-6z'

/** A winged heart in the evening sky; decorative. */
export function WingedHeart() {
  return (
    <svg viewBox="0 0 300 150" className={styles.picture} aria-hidden="true">
      <radialGradient id="winged-heart-glow">
        <stop offset="0" stopColor="#f5b83d" stopOpacity="0.5" />
        <stop offset="1" stopColor="#f5b83d" stopOpacity="0" />
      </radialGradient>
      <circle cx="150" cy="76" r="74" fill="url(#winged-heart-glow)" />
      <g className={styles.wings}>
        <path d={wing} transform="translate(134 92) rotate(8) scale(1.5 1.6)" />
        <path d={wing} transform="translate(166 92) rotate(-8) scale(-1.5 1.6)" />
      </g>
      <path className={styles.gold} d={heartPath} transform="translate(117 46) scale(2.75)" />
      <g className={styles.star}>
        <circle cx="22" cy="40" r="2.2" />
        <circle cx="62" cy="126" r="1.6" />
        <circle cx="104" cy="20" r="1.8" />
        <circle cx="204" cy="22" r="2.4" />
        <circle cx="246" cy="122" r="1.8" />
        <circle cx="282" cy="60" r="2.4" />
      </g>
    </svg>
  )
}
