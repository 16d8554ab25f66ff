import type { ReactNode } from 'react'
import styles from './numbered-steps.module.css'

export type NumberedStep = { id: string; title: ReactNode; text: ReactNode }

/** Numbered steps along a line, in order of time; `labelledBy` is the id of the heading above. */
export function NumberedSteps({ steps, labelledBy }: { steps: readonly NumberedStep[]; labelledBy: string }) {
  return (
    <ol className={styles.steps} aria-labelledby={labelledBy}>
      {steps.map(({ id, title, text }) => (
        <li key={id}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
