import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { fieldsOf } from './form-draft.ts'

export type FormChanges = {
  /** Whether the form holds something else than when it was opened or last saved; what was put back counts as unchanged. */
  areThere: () => boolean
  /** What the form holds now, to be told apart from what is typed while it is being saved. */
  read: () => string | undefined
  /** The form was saved as it was read then, or as it is now. */
  settle: (as?: string) => void
}

/** Tells a changed native form from an untouched one. To be called before a draft is filled in: that is a change, too. */
export function useFormChanges(form: RefObject<HTMLFormElement | null>): FormChanges {
  const settled = useRef<string>(undefined)
  const read = useCallback(() => (form.current ? JSON.stringify(fieldsOf(form.current)) : undefined), [form])
  const settle = useCallback(
    (as = read()) => {
      settled.current = as
    },
    [read],
  )
  useEffect(() => {
    settled.current ??= read()
  }, [read])
  const areThere = useCallback(() => {
    const now = read()
    return now !== undefined && settled.current !== undefined && now !== settled.current
  }, [read])
  return useMemo(() => ({ areThere, read, settle }), [areThere, read, settle])
}
