import { lazy, Suspense } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { MarkdownBoundary } from './markdown-boundary.tsx'
import type { MarkdownProps } from './markdown-text.tsx'

const Text = lazy(async () => ({ default: (await import('./markdown-text.tsx')).MarkdownText }))

/** A Markdown text of the foundation or a family. Its parser (32 kB) is loaded when the first one is shown. */
export function Markdown(props: MarkdownProps) {
  return (
    <MarkdownBoundary text={props.text}>
      <Suspense fallback={<Skeleton paragraphs={paragraphsOf(props.text)} />}>
        <Text {...props} />
      </Suspense>
    </MarkdownBoundary>
  )
}

/** Without addresses, marks and hyphens of lists, which take no space once the text is rendered. */
function paragraphsOf(text: string): string[] {
  const plain = text.replaceAll(/\]\([^)]*\)|^[#>\-* ]+ |[*_[\]`]/gm, '')
  return Array.from(new Set(plain.split(/\n\s*\n/)))
}
