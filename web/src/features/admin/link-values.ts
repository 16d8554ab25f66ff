import type { AdminLinkKind } from '../../shared/api/wire.ts'
import type { FormValues } from '../../shared/forms/read-form.ts'

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)
const withoutGaps = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/\s/g, '') : value)

/**
 * The values of the form as the contract requires: without spaces inside numbers, and without an
 * empty symbol or note.
 */
export function composeLink(kind: AdminLinkKind, values: FormValues): Readonly<Record<string, unknown>> {
  const { variableSymbol, note, ...rest } = values
  const tidied = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, tidy(name, value)]))
  const optional = { variableSymbol: withoutGaps(variableSymbol), note: trimmed(note) }
  const given = Object.entries(optional).filter(([, value]) => value !== undefined && value !== '')
  return { ...tidied, kind, ...Object.fromEntries(given) }
}

function tidy(name: string, value: unknown): unknown {
  if (name === 'angelNumber' || name === 'amount') return withoutGaps(value)
  if (name === 'receiptNumber' && typeof value === 'string') return value.replace(/\s/g, '').toUpperCase()
  return trimmed(value)
}
