import type { Interaction } from '../../pact-file.ts'
import { repeatedValueOf } from './repeated-values.ts'

/** The names that a call sends of its provider state: each `${name}` that Pact fills in. */
function sentValues({ request }: Interaction): ReadonlySet<string> {
  const { generators = {} } = request as { generators?: object }
  return new Set([...JSON.stringify(generators).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name))
}

/** The names that the verification needs of a provider state: what the call sends, and what its answer repeats. */
export function neededValues(interaction: Interaction): ReadonlySet<string> {
  const repeated = repeatedValueOf(interaction)
  return new Set([...sentValues(interaction), ...(repeated === undefined ? [] : [repeated.value])])
}

type Values = Readonly<Record<string, unknown>>

/** Names of the values that a call sends but its provider state did not return. */
export const missingValues = (interaction: Interaction, values: Values): string[] =>
  [...sentValues(interaction)].filter((name) => !(name in values))

/** The same, and the value that the answer repeats. */
export const missingNeeds = (interaction: Interaction, values: Values): string[] =>
  [...neededValues(interaction)].filter((name) => !(name in values))

/** A value of the state that has another JSON type than the recorded call sends in its body; undefined if there is none. */
export function wrongType({ request }: Interaction, values: Values) {
  const { generators = {}, body } = request as {
    generators?: { body?: Record<string, { expression: string }> }
    body?: { content: unknown }
  }
  for (const [path, { expression }] of Object.entries(generators.body ?? {})) {
    const [, name = ''] = /^\$\{(\w+)\}$/.exec(expression) ?? []
    const [, ...steps] = path.split('.')
    const expected = steps.reduce<unknown>((at, step) => (Object(at) as Values)[step], body?.content)
    const received = values[name]
    if (received !== undefined && expected !== undefined && typeof received !== typeof expected)
      return { kind: 'state-type' as const, name, expected, received }
  }
  return undefined
}
