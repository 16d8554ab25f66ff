import { trimmed } from '../../shared/forms/form-values.ts'
import type { FormValues } from '../../shared/forms/read-form.ts'

/** A description is one line: line breaks become spaces. */
export function composePhoto(values: FormValues): FormValues {
  const { description } = values
  return typeof description === 'string'
    ? { ...values, description: trimmed(description.replace(/\s+/g, ' ')) }
    : values
}
