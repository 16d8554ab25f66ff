import type { Node } from '../contract.ts'

/** How two texts at one place of an answer are compared. */
export type TextKind = 'closed' | 'id' | 'number' | 'token' | 'moment' | 'day' | 'address' | 'data'

const ID = new Set([
  '^[A-Za-z0-9_.-]+$',
  '^[A-Za-z0-9_.-]*$',
  '^[A-Za-z0-9_-]+$',
  '^[/][A-Za-z0-9/_.~-]*(\\?[A-Za-z0-9_.~=&%-]*)?$',
])
/** Numbers of people and receipts: each person has their own, and a new number may differ on each side. */
const NUMBERS = new Set(['angel-number', 'personal-number'])
const NUMBER_PATTERNS = new Set(['^[A-Z]-[0-9]{4}-[0-9]{4,8}$', '^[a-z0-9]+$', '^[0-9]*$'])
/** A page of the portal with an id in its query. */
const ADDRESS = '^[/][^\\\\\\s]*$'
const TOKEN = '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$'
const MONTH = '^[0-9]{4}-(0[1-9]|1[0-2])$'

/** Determined by the format and pattern of the place in the contract; a text without either is data. */
export function textKind(schema: Node): TextKind {
  const { format, pattern } = schema as { format?: string; pattern?: string }
  if ('enum' in schema || 'const' in schema) return 'closed'
  if (format === 'date-time') return 'moment'
  if (format === 'date' || format === 'birth-date' || pattern === MONTH) return 'day'
  if (pattern === TOKEN) return 'token'
  if (pattern === ADDRESS) return 'address'
  if (format === 'uri') return 'id'
  if ((format !== undefined && NUMBERS.has(format)) || (pattern !== undefined && NUMBER_PATTERNS.has(pattern)))
    return 'number'
  return pattern !== undefined && ID.has(pattern) ? 'id' : 'data'
}
