import { useTranslation } from 'react-i18next'
import { cx } from '../class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** The shape of the coming content, so that the layout does not shift when it arrives. */
  shape?: 'text' | 'titled' | 'block' | 'circle' | 'page'
  lines?: number
  /** The text that is coming, if it is known: each paragraph reserves its own height. */
  paragraphs?: readonly string[]
}

/** Grey blocks while content is loading; a screen reader announces „Načítáme“ once. */
export function Skeleton({ shape = 'text', lines = 3, paragraphs }: SkeletonProps) {
  const { t } = useTranslation('ui')
  const keys = Array.from({ length: lines }, (_, line) => `line-${line}`)
  return (
    <div role="status" className={cx(styles.lines, shape === 'page' && styles.page)}>
      <span className="visually-hidden">{t(($) => $.loading)}</span>
      {(shape === 'block' || shape === 'page') && <span className={cx(styles.bone, styles.block)} />}
      {shape === 'circle' && <span className={cx(styles.bone, styles.circle)} />}
      {shape === 'titled' && <span className={cx(styles.bone, styles.title)} />}
      {paragraphs?.map((paragraph) => (
        <span key={paragraph} aria-hidden="true" className={cx(styles.bone, styles.paragraph)}>
          {paragraph}
        </span>
      ))}
      {!paragraphs &&
        (shape === 'text' || shape === 'titled') &&
        keys.map((key) => <span key={key} className={cx(styles.bone, styles.line)} />)}
    </div>
  )
}
