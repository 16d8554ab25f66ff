import type { SandboxWorld } from '../api/world-queries.ts'
import { isFound } from './group-people.ts'

type Listed = Pick<SandboxWorld, 'id' | 'scenario' | 'name' | 'note' | 'usedAt'>

/** The worlds of this browser and those of others, each the last used first. */
export function sortWorlds<One extends Listed>(worlds: readonly One[], own: readonly string[]) {
  const ids = new Set(own)
  const sorted = worlds.toSorted((one, other) => Date.parse(other.usedAt) - Date.parse(one.usedAt))
  return { own: sorted.filter(({ id }) => ids.has(id)), others: sorted.filter(({ id }) => !ids.has(id)) }
}

export const isWorldFound = (search: string, { id, scenario, name = '', note = '' }: Listed): boolean =>
  isFound(search, [id, scenario, name, note])

/** `Platba (blue) · default`; a world without a name by its id. */
export function worldTitle({ id, scenario, name }: { id: string; scenario?: string | undefined; name?: string }) {
  const title = name === undefined ? id : `${name} (${id})`
  return scenario === undefined ? title : `${title} · ${scenario}`
}
