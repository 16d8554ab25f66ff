import type { FormValues } from '../../shared/forms/read-form.ts'

/** A description is one line: line breaks become spaces. */
export function composePhoto(values: FormValues): FormValues {
  const { description } = values
  return typeof description === 'string' ? { ...values, description: description.replace(/\s+/g, ' ').trim() } : values
}
