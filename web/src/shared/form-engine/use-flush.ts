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
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
      // The click event is dispatched before the timeout.
      setTimeout(flush)
    }
    const leave = () => !isPressed && flush()
    window.addEventListener('mousedown', press, true)
    window.addEventListener('mouseup', release, true)
    fields?.addEventListener('focusout', leave)
    form?.addEventListener('submit', flush, true)
    window.addEventListener('pagehide', flush, true)
    window.addEventListener('visibilitychange', flush, true)
    return () => {
      flush()
      window.removeEventListener('mousedown', press, true)
      window.removeEventListener('mouseup', release, true)
      fields?.removeEventListener('focusout', leave)
      form?.removeEventListener('submit', flush, true)
      window.removeEventListener('pagehide', flush, true)
      window.removeEventListener('visibilitychange', flush, true)
    }
  }, [answers])
  return place
}
