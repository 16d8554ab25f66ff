import { type ReactNode, useId } from 'react'
import { cx } from '../../src/shared/ui/class-names.ts'
import styles from './panel.module.css'

export type PanelProps = {
  title: ReactNode
  /** Next to the title: a count, a filter. */
  aside?: ReactNode
  /** Between the title and the scrolling content. */
  tools?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** One part of a world under its own heading; overflow scrolls inside. */
export function Panel({ title, aside, tools, className, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx(styles.panel, className)}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {tools && <div className={styles.tools}>{tools}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
    </section>
  )
}
