import { lazy, Suspense } from 'react'
import { Skeleton } from '../skeleton.tsx'
import { MarkdownBoundary } from './markdown-boundary.tsx'
import type { MarkdownProps } from './markdown-text.tsx'

const Text = lazy(async () => ({ default: (await import('./markdown-text.tsx')).MarkdownText }))

/** A Markdown text of the foundation or a family. Its parser (32 kB) is loaded when the first one is shown. */
export function Markdown(props: MarkdownProps) {
  return (
    <MarkdownBoundary text={props.text}>
      <Suspense fallback={<Skeleton lines={4} />}>
        <Text {...props} />
      </Suspense>
    </MarkdownBoundary>
  )
}
