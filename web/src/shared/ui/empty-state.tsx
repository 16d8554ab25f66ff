import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  /** One of `illustrations/`. */
  picture: ReactNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** The level its title has on the page. */
  level?: 1 | 2 | 3
}

/** Nothing here yet, all done, nobody found: a picture, one sentence, one way on. */
export function EmptyState({ picture, title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      {picture}
      <Heading>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
