import type { FieldCodes } from './form-codes.ts'

const keys = {
  required: 'frm-validation-required',
  min: 'frm-validation-min',
  max: 'frm-validation-max',
} as const

/** Keys of the texts of rule 14.1, in the namespace `ui`. */
export type ValidationKey = (typeof keys)[keyof typeof keys] | 'frm-validation-invalid'

const byCode: ReadonlyMap<string, ValidationKey> = new Map(Object.entries(keys))

/** The text for a code; a format's own code without a text of its own reads „Neplatná hodnota“. */
export function validationKey(code: string): ValidationKey {
  return byCode.get(code) ?? 'frm-validation-invalid'
}

/** Messages by field name, as the fields and their summary take them. */
export function messagesOf(codes: FieldCodes, text: (code: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, text(code)]))
}
