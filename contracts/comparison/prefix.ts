import type { Node } from '../provider/contract.ts'

/** The base of the API, where a document writes it into the paths rather than into the address of its servers. */
const BASE = '/api'

/**
 * What a document writes before its paths and is left out when they are compared: `/api` where all paths have it, or most of them and
 * the servers do not; otherwise nothing. A single `/api/nps` beside the others is another address.
 */
export function prefixOf(document: Node): string {
  const paths = Object.keys(document.paths ?? {})
  const prefixed = paths.filter((path) => path.startsWith(`${BASE}/`)).length
  const servers = (document.servers ?? []) as { url?: unknown }[]
  const isServed = servers.some(({ url }) => String(url).replace(/\/$/, '').endsWith(BASE))
  const isBase = isServed ? prefixed === paths.length : prefixed * 2 > paths.length
  return isBase && prefixed > 0 ? BASE : ''
}
