import { type RefObject, useEffect, useState } from 'react'
import { type Copied, copyText } from './copy-text.ts'

/** Long enough to read, short enough that screen readers announce the next copy. */
const SHOWN_FOR = 4_000

/** `place` is the element to select if copying is refused. */
export function useCopied(
  text: string,
  place: RefObject<HTMLElement | null>,
): { copied: Copied | undefined; copy: () => void } {
  const [copied, setCopied] = useState<Copied>()
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (place.current) setCopied(await copyText(text, place.current))
  }
  return { copied, copy: () => void copy() }
}
