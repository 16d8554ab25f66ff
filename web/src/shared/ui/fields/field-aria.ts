import { createContext, type ReactNode, use } from 'react'
import { type FieldErrors, fieldError } from '#web/shared/forms/field-error.ts'

/** Props of every field of the portal, whatever its type (rule 14.12). */
export type FieldProps = {
  name: string
  /** Without it, the label that the form around the field has for its name. */
  label?: ReactNode
  /** Set it only where one page holds two fields of the same name. */
  id?: string | undefined
  hint?: ReactNode
  /** Below the label (default), below the control, or next to it from 768 px. */
  hintPlacement?: 'top' | 'bottom' | 'right' | undefined
  /** A remark about this answer, above the control wherever the hint is. */
  note?: ReactNode
  /** The message itself; has priority over `errors`. */
  error?: string | undefined
  /** All messages of the form; the field finds its own by its (possibly dotted) name. */
  errors?: FieldErrors | undefined
  /** Adds „nepovinné“ to the label. */
  optional?: boolean | undefined
}

export type FieldAria = ReturnType<typeof fieldAria>

/** The default id of a field; ErrorSummary links to it. */
export function fieldId(name: string): string {
  return `f-${name}`
}

/** Ids, the message and the description of one field, so that label, hint and error are always tied to the control. */
export function fieldAria({ id, name, hint, note, error, errors }: FieldProps) {
  const own = id ?? fieldId(name)
  const message = error !== undefined && error !== '' ? error : fieldError(errors, name)
  const hasHint = hint !== undefined && hint !== null && hint !== ''
  const parts = [note && `${own}-note`, hasHint && `${own}-hint`, message !== undefined && `${own}-error`].filter(
    Boolean,
  )
  const describedBy = parts.length === 0 ? undefined : parts.join(' ')
  return {
    id: own,
    labelId: `${own}-label`,
    hintId: `${own}-hint`,
    noteId: `${own}-note`,
    errorId: `${own}-error`,
    error: message,
    describedBy,
    /** Attributes of a single native control. */
    control: {
      id: own,
      name,
      'aria-describedby': describedBy,
      'aria-invalid': message !== undefined || undefined,
    },
  }
}

/** What the fields, the summary and the submit button know of the form around them. */
export const FormContext = createContext<
  | {
      labels: Readonly<Record<string, string>>
      errors: FieldErrors
      summary: readonly { name: string; message: string; label?: string }[]
      idOf: (name: string) => string
      /** Number of the refused submit. */
      attempt: number
      sending: boolean
    }
  | undefined
>(undefined)

/** The same for a field that finds its message in the form around it. */
export function useFieldAria(field: FieldProps): FieldAria {
  const form = use(FormContext)
  return fieldAria({ ...field, id: field.id ?? form?.idOf(field.name), errors: field.errors ?? form?.errors })
}

/** Splits the props into those of the shell and those of the native control. */
export function splitField<P extends FieldProps>(props: P): { field: FieldProps; rest: Omit<P, keyof FieldProps> } {
  const { name, label, id, hint, hintPlacement, note, error, errors, optional, ...rest } = props
  return { field: { name, label, id, hint, hintPlacement, note, error, errors, optional }, rest }
}
