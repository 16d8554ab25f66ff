import type { FieldCodes } from './form-codes.ts'

const keys = {
  required: 'frm-validation-required',
  min: 'frm-validation-min',
  max: 'frm-validation-max',
  'not-a-whole-number': 'frm-validation-number',
} as const

/** Keys of the texts of rule 14.1, in the namespace `ui`. */
export type ValidationKey = (typeof keys)[keyof typeof keys] | 'frm-validation-invalid'

const byCode: ReadonlyMap<string, ValidationKey> = new Map(Object.entries(keys))

/** The text for a code; the code of a format without a text of its own is shown as „Neplatná hodnota“. */
export function validationKey(code: string): ValidationKey {
  return byCode.get(code) ?? 'frm-validation-invalid'
}

/** Messages by field name, for the fields and their summary. */
export function messagesOf(codes: FieldCodes, text: (code: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, text(code)]))
}
