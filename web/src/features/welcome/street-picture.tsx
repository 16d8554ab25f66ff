import styles from './street-picture.module.css'

/** Roofs of a street in the evening behind the two doors, some windows lit already. Decorative. */
export function StreetPicture() {
  return (
    <svg viewBox="0 0 1240 420" preserveAspectRatio="xMidYMax slice" className={styles.street} aria-hidden="true">
      <g className={styles.star}>
        <circle cx="60" cy="60" r="2" />
        <circle cx="148" cy="128" r="1.6" />
        <circle cx="236" cy="38" r="2.4" />
        <circle cx="352" cy="96" r="1.5" />
        <circle cx="470" cy="30" r="1.8" />
        <circle cx="590" cy="72" r="1.4" />
        <circle cx="742" cy="34" r="2.2" />
        <circle cx="866" cy="104" r="1.6" />
        <circle cx="985" cy="46" r="2" />
        <circle cx="1094" cy="118" r="1.5" />
        <circle cx="1186" cy="58" r="2.6" />
      </g>
      <path className={styles.hill} d="M0 300c160-66 330-70 520-40s330 26 480-10 180-16 240 6v164H0z" />
      <path
        className={styles.far}
        d="M0 420V300l46-40 46 40v-22h70l34-52 34 52h44v30l58-46 58 46v-16h90v24l52-42 52 42v-30h84l38-56 38 56h40v26l54-44 54 44v-20h86l40-54 40 54h38v24l48-38 46 40v144z"
      />
      <path
        className={styles.near}
        d="M0 420v-70h88v-26l50-38 50 38v26h150v24h560v-24h150v-30l52-40 52 40v30h138v70z"
      />
      <g className={styles.window}>
        <rect x="36" y="312" width="16" height="18" rx="2" />
        <rect x="186" y="268" width="14" height="18" rx="2" />
        <path d="M128 350v-24a10 10 0 0 1 20 0v24z" />
        <rect x="322" y="306" width="14" height="16" rx="2" />
        <rect x="614" y="300" width="14" height="16" rx="2" />
        <rect x="764" y="276" width="14" height="18" rx="2" />
        <rect x="906" y="306" width="14" height="16" rx="2" />
        <path d="M1090 350v-26a10 10 0 0 1 20 0v26z" />
        <rect x="1182" y="320" width="16" height="18" rx="2" />
      </g>
    </svg>
  )
}
