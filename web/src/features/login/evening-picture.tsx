import { heartPath } from '#web/shared/ui/illustrations/heart-path.ts'
import styles from './evening-picture.module.css'

/** Decorative. */
export function EveningPicture() {
  return (
    <svg viewBox="0 -32 480 292" className={styles.picture} aria-hidden="true">
      <radialGradient id="evening-glow">
        <stop offset="0" stopColor="#f5b83d" stopOpacity="0.42" />
        <stop offset="1" stopColor="#f5b83d" stopOpacity="0" />
      </radialGradient>
      <circle cx="150" cy="62" r="92" fill="url(#evening-glow)" />
      <path className={styles.hill} d="M2 246c62-30 120-44 192-34s96 22 150 10 92-8 134 24z" />
      <path className={styles.near} d="M2 246c70-14 150-18 240-12s150 0 236 12c-60 9-150 13-240 13S60 255 2 246z" />
      <g className={styles.line}>
        <path d="M84 224v-70l66-50 66 50v70M72 162l78-60 78 60" />
        <path d="M196 124v-24h16v36" />
        <path d="M276 222v-48l46-34 46 34v40M266 182l56-42 56 42" />
        <path d="M404 222v-36M404 206c-12-2-16-14-12-25s12-17 12-17 8 6 12 17 0 23-12 25z" />
      </g>
      <g className={styles.lit}>
        <path d="M138 226v-38a12 12 0 0 1 24 0v38z" />
        <rect x="102" y="166" width="20" height="24" rx="3" />
        <rect x="178" y="166" width="20" height="24" rx="3" />
        <rect x="310" y="178" width="24" height="20" rx="3" />
        <path d={heartPath} transform="translate(121 30) scale(2.4)" />
      </g>
      <g className={styles.star}>
        <circle cx="36" cy="52" r="2" />
        <circle cx="74" cy="104" r="1.6" />
        <circle cx="238" cy="28" r="2.6" />
        <circle cx="286" cy="92" r="1.8" />
        <circle cx="340" cy="44" r="2.2" />
        <circle cx="402" cy="86" r="1.6" />
        <circle cx="446" cy="30" r="3" />
        <circle cx="458" cy="134" r="2" />
      </g>
    </svg>
  )
}
