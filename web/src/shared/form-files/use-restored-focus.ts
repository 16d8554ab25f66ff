import { useEffect, useRef } from 'react'

/** Takes the focus if the button that had it was removed with its row; never from another element. */
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
