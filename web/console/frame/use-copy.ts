import { type RefObject, useEffect, useState } from 'react'
import { copyText } from '../../src/shared/ui/copy-text.ts'

/** How long a button says that it has copied. Milliseconds. */
const SAID = 6_000

/**
 * Copies a text; `place` is its element on the page, selected if the browser does not allow
 * copying.
 */
export function useCopy(text: string, place: RefObject<HTMLElement | null>): { isCopied: boolean; copy: () => void } {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SAID)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    if (place.current && (await copyText(text, place.current)) === 'copied') setIsCopied(true)
  }

  return { isCopied, copy: () => void copy() }
}
