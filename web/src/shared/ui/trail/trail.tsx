import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../class-names.ts'
import styles from './trail.module.css'

export type TrailStep = {
  /** Stable within the trail. */
  id: string
  state: 'done' | 'now' | 'next'
  title: ReactNode
  /** A date or the awaited event. */
  detail?: ReactNode
  /** Why the steps changed, such as a gift that was given to another family. */
  reason?: ReactNode
}

/** The money trail: one line of states, the present one highlighted. */
export function Trail({ steps, label }: { steps: readonly TrailStep[]; label?: string | undefined }) {
  const { t } = useTranslation('ui')
  return (
    <ol className={styles.trail} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={cx(styles.step, styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.title}>
            <span>{step.title}</span>
            <span className="visually-hidden">{` (${t(($) => $.trail[step.state])})`}</span>
          </span>
          {step.detail && <span className={styles.detail}>{step.detail}</span>}
          {step.reason && <span className={styles.reason}>{step.reason}</span>}
        </li>
      ))}
    </ol>
  )
}
