import type { Interaction } from '../pact-file.ts'

/** The names that a recorded call takes from its provider state: each `${name}` that Pact fills in. */
export function neededValues({ request }: Interaction): ReadonlySet<string> {
  const { generators = {} } = request as { generators?: object }
  const names = [...JSON.stringify(generators).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name)
  return new Set(names)
}

/** Names of the values that a call sends but its provider state did not return. */
export const missingValues = (interaction: Interaction, values: Readonly<Record<string, unknown>>): string[] =>
  [...neededValues(interaction)].filter((name) => !(name in values))
