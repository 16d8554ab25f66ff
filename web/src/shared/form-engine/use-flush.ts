import { type RefObject, useEffect, useRef } from 'react'
import type { Answers } from './answers.ts'

/**
 * What is being typed counts at once when its field is left, when the form around it is submitted, when the page goes and when the fields do: nothing may be
 * checked, kept or sent without the last half second. Heard before anybody else, so that whoever keeps a draft then keeps it all.
 *
 * A field that is left by a press waits for the end of it: a message that goes away meanwhile would move the page, and what is being pressed would
 * slip from under the finger.
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
      // The click comes first, in the same breath.
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
