import styles from './street-lamp.module.css'

/** Decorative; shown only if there is room next to the doors. */
export function StreetLamp() {
  return (
    <svg viewBox="0 0 64 380" className={styles.post} aria-hidden="true">
      <circle className={styles.halo} cx="32" cy="52" r="32" />
      <path className={styles.glass} d="M20 40h24l6 34H14z" />
      <path className={styles.iron} d="M18 40h28l-6-12H24zM28 28v-8h8v8M14 74h36M20 40l-6 34h36l-6-34M32 74v276" />
      <path className={styles.iron} d="M22 118h20M26 350h12l6 30H20z" />
    </svg>
  )
}
