import type { Interaction } from '../pact-file.ts'
import { repeatedValueOf } from './repeated-values.ts'

/** The names that a call needs of its provider state: each `${name}` that Pact fills in, and the value that its answer repeats. */
export function neededValues(interaction: Interaction): ReadonlySet<string> {
  const { generators = {} } = interaction.request as { generators?: object }
  const repeated = repeatedValueOf(interaction)
  const names = [...JSON.stringify(generators).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name)
  return new Set(repeated === undefined ? names : [...names, repeated.value])
}

/** Names of the values that a call sends but its provider state did not return. */
export const missingValues = (interaction: Interaction, values: Readonly<Record<string, unknown>>): string[] =>
  [...neededValues(interaction)].filter((name) => !(name in values))
