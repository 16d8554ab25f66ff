import type { Node } from '../provider/contract.ts'

/** The base of the API if a document writes it into the paths instead of the address of its servers. */
const BASE = '/api'

/**
 * The prefix of a document's paths that the comparison ignores: `/api` if all paths have it, or if most paths have it and the servers
 * do not; otherwise empty. A single `/api/nps` among other paths is a different address.
 */
export function prefixOf(document: Node): string {
  const paths = Object.keys(document.paths ?? {})
  const prefixed = paths.filter((path) => path.startsWith(`${BASE}/`)).length
  const servers = (document.servers ?? []) as { url?: unknown }[]
  const isServed = servers.some(({ url }) => String(url).replace(/\/$/, '').endsWith(BASE))
  const isBase = isServed ? prefixed === paths.length : prefixed * 2 > paths.length
  return isBase && prefixed > 0 ? BASE : ''
}
