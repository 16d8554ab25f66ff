import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  /** One of `illustrations/`. */
  picture: ReactNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** The heading level of its title. */
  level?: 1 | 2 | 3
}

/** No content yet, all done, no search results: a picture, one sentence, one next step. */
export function EmptyState({ picture, title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      {picture}
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
