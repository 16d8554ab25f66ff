import * as v from 'valibot'

/** The code of the fault, by field name (dotted for a field of a group): `required`, `min`, `max`, `invalid`, or the code of
 * a format or a rule. The same form as `fields` on the wire. */
export type FieldCodes = Readonly<Record<string, string>>

const general = ['max', 'min', 'invalid']

/** The most specific of several codes of one field: missing, then the code of a format, then the general ones. */
function rank(code: string): number {
  return code === 'required' ? -2 : general.indexOf(code)
}

/** The generated schemas have codes as messages; a schema written by hand may have valibot's sentences instead. */
function codeOf({ input, message, type }: v.BaseIssue<unknown>): string {
  const isMissing = input === undefined || input === null || input === '' || (type === 'literal' && input === false)
  if (isMissing) return /^[a-z0-9]+(-[a-z0-9]+)+$/.test(message) ? message : 'required'
  if (type === 'number' || type === 'integer') return 'not-a-whole-number'
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(message)) return message === 'required' ? 'invalid' : message
  if (/^(min_|gt_)/.test(type)) return 'min'
  return /^(max_|lt_)/.test(type) ? 'max' : 'invalid'
}

/** One code for each field; an issue without a field has the key ''. */
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

/** A field may consist of parts: `birthDate.day` belongs to the error of `birthDate`. */
const isOf = (name: string, field: string): boolean => name === field || field.startsWith(`${name}.`)

/**
 * Every error that still exists, and a new one only for the edited field; a rule over two fields is removed from
 * both.
 */
export function liveCodes(shown: FieldCodes, fresh: FieldCodes, field: string): FieldCodes {
  return Object.fromEntries(Object.entries(fresh).filter(([name]) => isOf(name, field) || name in shown))
}

/** Codes without those of one field. */
export function withoutField(codes: FieldCodes, field: string): FieldCodes {
  return Object.fromEntries(Object.entries(codes).filter(([name]) => !isOf(name, field)))
}
