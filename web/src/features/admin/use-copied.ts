import { type RefObject, useEffect, useState } from 'react'
import { type Copied, copyText } from '../../shared/ui/copy-text.ts'

/** Long enough to be read, short enough that the next copy is news again. */
const SHOWN_FOR = 4_000

/** Copies a text, and says for a while what became of it. `place` is where it stands, to be marked where copying is refused. */
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
