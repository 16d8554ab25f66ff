import type { Interaction } from './pact-file.ts'

/** What a recorded call takes from its state: each name in `${}` of what Pact fills in. */
export function neededValues({ request }: Interaction): ReadonlySet<string> {
  const { generators = {} } = request as { generators?: object }
  const names = [...JSON.stringify(generators).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name)
  return new Set(names)
}

/** Why a call cannot be made with the values that its state handed out; undefined when it can. */
export function lackOf(interaction: Interaction, values: Readonly<Record<string, unknown>>): string | undefined {
  const missing = [...neededValues(interaction)].filter((name) => !(name in values))
  if (missing.length === 0) return undefined
  return `its answer has no ${missing.map((name) => `\`${name}\``).join(' and no ')}, which this call sends`
}
