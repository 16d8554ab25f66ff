import { type ReactNode, useId } from 'react'
import { heartPath } from '../../shared/ui/illustrations/heart-path.ts'
import styles from './door.module.css'

type DoorProps = { light: 'heart' | 'house'; title: string; children: ReactNode }

const signs = {
  heart: { d: heartPath, transform: 'translate(176 60) scale(2)' },
  house: {
    d: 'M0 11 12 1l12 10-1.5 1.8L21 11.6V23h-6v-7H9v7H3V11.6l-1.5 1.2z',
    transform: 'translate(176 59) scale(2)',
  },
}

/** A house door with a lit fanlight above it; the content on it is the link. */
export function Door({ light, title, children }: DoorProps) {
  const id = useId()
  const { d, transform } = signs[light]
  return (
    <section className={styles.door} aria-labelledby={id}>
      <svg viewBox="0 0 400 116" className={styles.fanlight} aria-hidden="true">
        <path className={styles.frame} d="M0 116C0 46 88 0 200 0s200 46 200 116z" />
        <path className={styles.light} d="M14 116C16 54 98 12 200 12s184 42 186 104z" />
        <path className={styles.bars} d="M200 116V8M200 116 74 30M200 116 326 30M200 116 20 82M200 116 380 82" />
        <path className={styles.hub} d="M132 116a68 66 0 0 1 136 0z" />
        <path className={styles[light]} d={d} transform={transform} />
      </svg>
      <div className={styles.leaf}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  )
}
