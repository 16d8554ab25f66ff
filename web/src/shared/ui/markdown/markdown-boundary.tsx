import type { ReactNode } from 'react'
import { ErrorBoundary } from '../error-boundary.tsx'
import styles from './markdown.module.css'

/** Shows the text without formatting if its Markdown cannot be rendered or its parser cannot be loaded. */
export function MarkdownBoundary({ text, children }: { text: string; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={text} fallback={<div className={styles.plain}>{text}</div>}>
      {children}
    </ErrorBoundary>
  )
}
