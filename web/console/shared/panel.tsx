import styles from './panel.module.css'
import { Part, type PartProps } from './section.tsx'

/** One part of a world under its own heading; overflow scrolls inside. */
export function Panel({ children, ...part }: PartProps) {
  return (
    <Part {...part} className={styles.panel} styles={styles}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
    </Part>
  )
}
