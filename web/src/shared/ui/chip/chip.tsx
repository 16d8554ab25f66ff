import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import styles from './chip.module.css'

export type ChipTone = 'plain' | 'ok' | 'wait' | 'bad' | 'sky'

/** A short label of a state. */
export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={cx(styles.chip, tone !== 'plain' && styles[tone])}>{children}</span>
}
