import * as v from 'valibot'

/** The code of what is wrong, by field name (dotted for a field of a group): `required`, `min`, `max`, `invalid`, or the code of
 * a format or a rule. The form of the wire's `fields`. */
export type FieldCodes = Readonly<Record<string, string>>

const general = ['max', 'min', 'invalid']

/** Which of several codes of one field tells the most: missing, then a format's own code, then the general ones. */
function rank(code: string): number {
  return code === 'required' ? -2 : general.indexOf(code)
}

/** The generated schemas carry codes as messages; a schema written by hand may carry valibot's sentences instead. */
function codeOf({ input, message, type }: v.BaseIssue<unknown>): string {
  const isMissing = input === undefined || input === null || input === '' || (type === 'literal' && input === false)
  if (isMissing) return /^[a-z0-9]+(-[a-z0-9]+)+$/.test(message) ? message : 'required'
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(message)) return message === 'required' ? 'invalid' : message
  if (/^(min_|gt_)/.test(type)) return 'min'
  return /^(max_|lt_)/.test(type) ? 'max' : 'invalid'
}

/** One code a field; what belongs to no field stands under ''. */
export function codesOfIssues(issues: readonly v.BaseIssue<unknown>[]): FieldCodes {
  const found = new Map<string, string>()
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? ''
    const code = codeOf(issue)
    const known = found.get(name)
    if (known === undefined || rank(code) < rank(known)) found.set(name, code)
  }
  return Object.fromEntries(found)
}

/** A field shown as one may be asked for in parts: `birthDate.day` belongs to the error of `birthDate`. */
const isOf = (name: string, field: string): boolean => name === field || field.startsWith(`${name}.`)

/**
 * Codes to show while the person corrects a form that was refused: every error that is still there, and a new one only for
 * the field in hand. Fields not yet corrected are not accused twice, and a rule over two fields lifts from both.
 */
export function liveCodes(shown: FieldCodes, fresh: FieldCodes, field: string): FieldCodes {
  return Object.fromEntries(Object.entries(fresh).filter(([name]) => isOf(name, field) || name in shown))
}

/** Codes without those of one field. */
export function withoutField(codes: FieldCodes, field: string): FieldCodes {
  return Object.fromEntries(Object.entries(codes).filter(([name]) => !isOf(name, field)))
}
