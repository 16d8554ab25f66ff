import type { Interaction } from '../pact-file.ts'

/** What a recorded call takes from its state: each name in `${}` of what Pact fills in. */
function neededValues({ request }: Interaction): ReadonlySet<string> {
  const { generators = {} } = request as { generators?: object }
  const names = [...JSON.stringify(generators).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name)
  return new Set(names)
}

/** Names of the values that a call sends and its state did not hand out. */
export const missingValues = (interaction: Interaction, values: Readonly<Record<string, unknown>>): string[] =>
  [...neededValues(interaction)].filter((name) => !(name in values))
