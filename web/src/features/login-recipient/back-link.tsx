import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './steps.module.css'

/** One step back within the page; the typed values stay. */
export function BackLink({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.back} onClick={onPress}>
      <ChevronLeft aria-hidden="true" />
      <span>{children}</span>
    </button>
  )
}
