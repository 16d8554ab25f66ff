import type { Node } from '../contract.ts'
import { follow } from './plain-schema.ts'
import type { Validation } from './validation.ts'

/** Returns the alternatives of authorization of an operation as texts: a token with its place and form, or none. Any one is enough. */
export type Access = readonly string[]

const NONE = 'no token'

/** Returns how an operation is authorized, whatever the names of the schemes: by its own `security`, or that of the document. */
export function accessOf(document: Node, operation: Node): Access {
  const alternatives = (operation.security ?? document.security ?? []) as Node[]
  if (alternatives.length === 0) return [NONE]
  const schemes = ((document.components ?? {}) as Node).securitySchemes as Node | undefined
  const texts = alternatives.map((one) =>
    Object.keys(one).map((name) => describeScheme(name, follow(document, schemes?.[name]))),
  )
  return texts.map((all) => all.toSorted().join(' and ') || NONE).toSorted((one, other) => rank(one) - rank(other))
}

/** Orders a token before no token. */
const rank = (alternative: string) => (alternative === NONE ? 1 : 0)

function describeScheme(name: string, { type, in: where, name: field, scheme }: Node): string {
  if (type === 'apiKey') return `the token in the ${String(where)} ${String(field)}, without a scheme`
  if (type === 'http') return `the token in the header Authorization, as ${capital(String(scheme))}`
  return typeof type === 'string' ? `the token of ${type}` : `the token ${name}, which is not described`
}

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`

/** What a change means to a client: each of its alternatives must still be accepted; additional ones are harmless. */
export function accessDifference(own: Access, their: Access): Validation | undefined {
  const more = without(their, own)
  if (without(own, their).length > 0) return { level: 'breaking', text: `wants ${listed(their)}; here ${listed(own)}` }
  return more.length > 0 ? { level: 'harmless', text: `takes ${listed(more)} too; here ${listed(own)}` } : undefined
}

/** Header names are case-insensitive. */
const without = (alternatives: Access, others: Access) =>
  alternatives.filter((alternative) => !others.some((other) => other.toLowerCase() === alternative.toLowerCase()))

const listed = (alternatives: Access) => alternatives.join(' or ')
