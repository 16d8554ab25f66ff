import styles from './family-picture.module.css'

/**
 * A family in front of evening hills, shown if there is no photo or it does not load. Decorative.
 */
export function FamilyDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 320 240"
      width="320"
      height="240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
    >
      <rect className={styles.sky} width="320" height="240" />
      <circle className={styles.sun} cx="256" cy="66" r="24" />
      <path className={styles.far} d="M0 240v-72c60-30 110-20 160-6s110 6 160-16v94z" />
      <path className={styles.near} d="M0 240v-48c70-24 140-6 200-2s90-4 120-14v64z" />
      <g className={styles.people}>
        <circle cx="132" cy="140" r="11" />
        <path d="M118 190c0-26 4-38 14-38s14 12 14 38z" />
        <circle cx="176" cy="134" r="12" />
        <path d="M160 190c0-28 5-42 16-42s16 14 16 42z" />
        <circle cx="153" cy="158" r="8" />
        <path d="M144 190c0-16 3-22 9-22s9 6 9 22z" />
      </g>
    </svg>
  )
}
