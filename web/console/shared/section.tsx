import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

export type PartProps = {
  title: ReactNode
  /** Next to the title: a count, a button, a filter. */
  aside?: ReactNode
  /** Between the title and the content: filters. */
  tools?: ReactNode
  children: ReactNode
}

type StyledPartProps = PartProps & { className: string | undefined; styles: Readonly<Record<string, string>> }

/** A part of the console under its heading. */
export function Part({ title, aside, tools, className, styles: { head, tools: bar }, children }: StyledPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <header className={head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {tools && <div className={bar}>{tools}</div>}
      {children}
    </section>
  )
}

/** One part of a tool; unlike a panel of the world it grows with its content. */
export const Section = (part: PartProps) => <Part {...part} className={styles.section} styles={styles} />
