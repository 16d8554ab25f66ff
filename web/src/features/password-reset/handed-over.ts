import { type RefObject, useEffect, useRef } from 'react'
import { takeTabNote } from '../../shared/navigation/tab-note.ts'

/**
 * A field that starts with what was typed on the page before (login, registration). After the first render, for the prerendered
 * page knows nothing of it; whoever has typed here already keeps that.
 */
export function usePrefilled(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const note = takeTabNote('forgotten-by')
    if (note !== undefined && input.current?.value === '') input.current.value = note
  }, [])
  return input
}
