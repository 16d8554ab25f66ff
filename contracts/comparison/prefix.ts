import type { Node } from '../contract.ts'

/**
 * The prefix of a document's paths that the comparison ignores, because it is the base of the API: what most paths have before a path of
 * the contract, or all paths if the servers have it already; otherwise empty. A single `/api/nps` is a different address.
 */
export function prefixOf(document: Node, contract: Node): string {
  const known = pathsOf(contract).toSorted((one, other) => other.length - one.length)
  const paths = pathsOf(document)
  const prefixes = paths.flatMap((path) => {
    const own = known.find((one) => path.endsWith(one))
    return own === undefined ? [] : [path.slice(0, -own.length)]
  })
  const [prefix = '', { length: times } = []] =
    [...Map.groupBy(prefixes, (one) => one)].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  const servers = (document.servers ?? []) as { url?: unknown }[]
  const isServed = servers.some(({ url }) => String(url).replace(/\/$/, '').endsWith(prefix))
  const isBase = isServed ? times === paths.length : times * 2 > paths.length
  return isBase ? prefix : ''
}

/** The paths, without the names of their parameters. */
const pathsOf = ({ paths }: Node) => Object.keys(paths ?? {}).map((path) => path.replaceAll(/\{[^}]+\}/g, '{}'))
