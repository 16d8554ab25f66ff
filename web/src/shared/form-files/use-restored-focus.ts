import { useEffect, useRef } from 'react'

/** Takes the focus where the button that had it has gone with its row; nobody else's is taken. */
export function useRestoredFocus(buttons: number) {
  const place = useRef<HTMLElement>(null)
  const before = useRef(buttons)
  useEffect(() => {
    const isLess = buttons < before.current
    before.current = buttons
    if (isLess && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [buttons])
  return place
}
