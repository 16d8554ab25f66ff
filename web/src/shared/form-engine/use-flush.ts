import { type RefObject, useEffect, useRef } from 'react'
import type { Answers } from './answers.ts'

/**
 * What is being typed counts at once when its field is left, when the form around it is submitted, when the page goes and when the fields do: nothing may be
 * checked, kept or sent without the last half second. Heard before anybody else, so that whoever keeps a draft then keeps it all.
 */
export function useFlush(answers: Answers): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fields = place.current
    const form = fields?.closest('form')
    const { flush } = answers
    fields?.addEventListener('focusout', flush)
    form?.addEventListener('submit', flush, true)
    window.addEventListener('pagehide', flush, true)
    window.addEventListener('visibilitychange', flush, true)
    return () => {
      flush()
      fields?.removeEventListener('focusout', flush)
      form?.removeEventListener('submit', flush, true)
      window.removeEventListener('pagehide', flush, true)
      window.removeEventListener('visibilitychange', flush, true)
    }
  }, [answers])
  return place
}
