import type { ReactNode } from 'react'
import { type FieldErrors, fieldError } from '../../forms/field-error.ts'

/** What every field of the portal takes, whatever its type (rule 14.12). */
export type FieldProps = {
  name: string
  label: ReactNode
  /** Set it only where one page holds two fields of the same name. */
  id?: string | undefined
  hint?: ReactNode
  /** Below the label (default), below the control, or beside it from 768 px. */
  hintPlacement?: 'top' | 'bottom' | 'right' | undefined
  /** What somebody has to say to this very answer, above the control wherever the hint stands. */
  note?: ReactNode
  /** The message itself; it wins over `errors`. */
  error?: string | undefined
  /** All messages of the form; the field finds its own by its (possibly dotted) name. */
  errors?: FieldErrors | undefined
  /** Says „nepovinné“ beside the label. */
  optional?: boolean | undefined
}

export type FieldAria = {
  id: string
  labelId: string
  hintId: string
  noteId: string
  errorId: string
  error: string | undefined
  describedBy: string | undefined
}

/** The id a field has when none is given; ErrorSummary links to it. */
export function fieldId(name: string): string {
  return `f-${name}`
}

/** Ids, the message and the description of one field, so that label, hint and error are always tied to the control. */
export function fieldAria({ id, name, hint, note, error, errors }: FieldProps): FieldAria {
  const own = id ?? fieldId(name)
  const message = error !== undefined && error !== '' ? error : fieldError(errors, name)
  const hasHint = hint !== undefined && hint !== null && hint !== ''
  const parts = [note && `${own}-note`, hasHint && `${own}-hint`, message !== undefined && `${own}-error`].filter(
    Boolean,
  )
  return {
    id: own,
    labelId: `${own}-label`,
    hintId: `${own}-hint`,
    noteId: `${own}-note`,
    errorId: `${own}-error`,
    error: message,
    describedBy: parts.length === 0 ? undefined : parts.join(' '),
  }
}

/** The part of the props the shell needs, and the rest that goes to the native control. */
export function splitField<P extends FieldProps>(props: P): { field: FieldProps; rest: Omit<P, keyof FieldProps> } {
  const { name, label, id, hint, hintPlacement, note, error, errors, optional, ...rest } = props
  return { field: { name, label, id, hint, hintPlacement, note, error, errors, optional }, rest }
}
