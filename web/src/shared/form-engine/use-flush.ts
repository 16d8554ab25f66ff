import { type RefObject, useEffect, useRef } from 'react'
import type { Answers } from './answers.ts'

/**
 * Flushes typed texts on blur, when the form around the fields is submitted, when the page is closed and when the fields are unmounted:
 * nothing may be validated, saved or sent without the last half second. Runs before all other listeners, so that a draft saved by one
 * of them is complete.
 *
 * If a click causes the blur, it waits for the end of the click: a message that disappears meanwhile would move the page, and with it
 * the click target.
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
