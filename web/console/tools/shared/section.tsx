import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

export type SectionProps = {
  title: ReactNode
  /** Next to the title: a count, a button. */
  aside?: ReactNode
  /** Between the title and the content: filters. */
  tools?: ReactNode
  children: ReactNode
}

/** One part of a tool under its heading; unlike a panel of the world it grows with its content. */
export function Section({ title, aside, tools, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {tools && <div className={styles.tools}>{tools}</div>}
      {children}
    </section>
  )
}
