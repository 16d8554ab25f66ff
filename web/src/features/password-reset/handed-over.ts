import { type RefObject, useEffect, useRef } from 'react'
import { takeTabNote } from '../../shared/navigation/tab-note.ts'

/**
 * A field that starts with the value typed on the previous page (login, registration). Filled in
 * after the first render, because the prerendered page does not know it; a value already typed here
 * stays.
 */
export function usePrefilled(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const note = takeTabNote('forgotten-by')
    if (note !== undefined && input.current?.value === '') input.current.value = note
  }, [])
  return input
}
