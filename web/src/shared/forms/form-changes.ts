import { type RefObject, useEffect, useState } from 'react'
import { type Fields, fieldsOf } from './form-draft.ts'

export type FormChanges = {
  /** Whether the form differs from when it was opened or last saved; a value that was changed back counts as unchanged. */
  hasAny: () => boolean
  /** The changed fields, with their present values. */
  changed: () => Fields
  /** All fields as they were when the form was opened or last saved. */
  opened: () => Fields
  /** The same fields as they were when the form was opened or last saved. */
  before: () => Fields
  /** The present content of the form, to detect what is typed while it is being saved. */
  read: () => string | undefined
  /** The form was saved with the content `as`, or with the present one. */
  settle: (as?: string) => void
}

/** Detects changes of a native form. Call it before a draft is filled in, because that is a change, too. */
export function useFormChanges(form: RefObject<HTMLFormElement | null>): FormChanges {
  const [changes] = useState(() => createChanges(form))
  useEffect(() => changes.begin(), [changes])
  return changes
}

function createChanges(form: RefObject<HTMLFormElement | null>): FormChanges & { begin: () => void } {
  let settled: string | undefined
  const opened = () => JSON.parse(settled ?? '{}') as Fields
  const read = () => (form.current ? JSON.stringify(fieldsOf(form.current)) : undefined)
  return {
    read,
    opened,
    begin() {
      settled ??= read()
    },
    changed() {
      const before = opened()
      const now = form.current ? fieldsOf(form.current) : {}
      return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name]))
    },
    before() {
      const now = form.current ? fieldsOf(form.current) : {}
      return Object.fromEntries(Object.entries(opened()).filter(([name, value]) => value !== now[name]))
    },
    settle(as = read()) {
      settled = as
    },
    hasAny() {
      const now = read()
      return now !== undefined && settled !== undefined && now !== settled
    },
  }
}
