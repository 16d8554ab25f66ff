import { type RefObject, useEffect, useRef } from 'react'
import type { Answers } from './answers.ts'

/**
 * Flushes on blur, on submit, when the page is closed and when the fields are unmounted. Runs before all other
 * listeners, so that a draft saved by one of them is complete. A blur caused by a click waits for its end: a
 * message that disappears meanwhile would move the click target.
 */
export function useFlush(answers: Answers): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fields = place.current
    const form = fields?.closest('form')
    const { flush } = answers
    let isPressed = false
    const onMouseDown = () => {
      isPressed = true
    }
    const onMouseUp = () => {
      isPressed = false
      // The click event is dispatched before the timeout.
      setTimeout(flush)
    }
    const onFocusOut = () => !isPressed && flush()
    window.addEventListener('mousedown', onMouseDown, true)
    window.addEventListener('mouseup', onMouseUp, true)
    fields?.addEventListener('focusout', onFocusOut)
    form?.addEventListener('submit', flush, true)
    window.addEventListener('pagehide', flush, true)
    window.addEventListener('visibilitychange', flush, true)
    return () => {
      flush()
      window.removeEventListener('mousedown', onMouseDown, true)
      window.removeEventListener('mouseup', onMouseUp, true)
      fields?.removeEventListener('focusout', onFocusOut)
      form?.removeEventListener('submit', flush, true)
      window.removeEventListener('pagehide', flush, true)
      window.removeEventListener('visibilitychange', flush, true)
    }
  }, [answers])
  return place
}
