import { useEffect, useState } from 'react'

/** Milliseconds without a keystroke before a form is read (rule 14.10). */
export const SETTLED_AFTER = 500

/** The last value that stayed unchanged for that long. */
export function useSettled<T extends string | undefined>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
