import type { Node } from '../contract.ts'
import { pointerOf } from '../pointers.ts'
import { type Access, accessOf } from './access.ts'
import { type DocumentedAnswer, documentedAnswers, mediaType } from './answers.ts'
import { follow, plainDocument } from './plain-schema.ts'

export type Comparable = {
  id: string
  call: string
  /** JSON pointer to the operation. */
  pointer: string
  access: Access
  answers: Map<string, DocumentedAnswer>
}

/**
 * `shape` is an OpenAPI document of the operations by their meaning: the two documents are compared by it. `prefix` is the prefix of the
 * paths that was removed.
 */
export type ComparableDocument = { shape: Node; operations: Map<string, Comparable>; prefix: string }

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
/** The shape holds the headers and queries of a call, and the headers of an answer, as separate objects next to the bodies. */
export const PARAMETERS = 'x/parameters'

/**
 * Indexes the operations of a document by method and path, without the names of path parameters, which no client sees. A prefix of the
 * paths (`/api/v2/…`) is removed if it is the base of the API; a path without it then does not belong to the API.
 */
export function comparable(raw: Node, contract: Node): ComparableDocument {
  const document = plainDocument(raw)
  const prefix = prefixOf(document, contract)
  const operations = new Map<string, Comparable>()
  const paths: Node = {}
  for (const [path, item] of Object.entries((document.paths ?? {}) as Record<string, Node>)) {
    for (const method of METHODS) {
      const operation = item[method] as Node | undefined
      if (operation === undefined) continue
      const call = `${method.toUpperCase()} ${path}`
      const key = `${method.toUpperCase()} ${withoutPrefix(path, prefix).replaceAll(/\{[^}]+\}/g, '{}')}`
      const pointer = pointerOf('#', 'paths', path, method)
      const answers = documentedAnswers(document, operation, pointer)
      const parameters = parametersOf(document, [item.parameters, operation.parameters])
      const content = (follow(document, operation.requestBody).content ?? {}) as Node
      const bodies = Object.fromEntries(Object.entries(content).map(([type, body]) => [mediaType(type), body]))
      paths[`/${key}`] = {
        post: {
          requestBody: { content: { ...bodies, [PARAMETERS]: { schema: parameters } } },
          responses: Object.fromEntries([...answers].map(([name, answer]) => [name, answerOf(answer)])),
        },
      }
      operations.set(key, {
        id: typeof operation.operationId === 'string' ? operation.operationId : call,
        call,
        pointer,
        access: accessOf(document, operation),
        answers,
      })
    }
  }
  const info = { title: 'compared', version: '1' }
  return { shape: { openapi: '3.1.0', info, paths, components: document.components ?? {} }, operations, prefix }
}

const withoutPrefix = (path: string, prefix: string) =>
  path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : `next to the API: ${path}`

const answerOf = ({ schema, headers }: DocumentedAnswer) => ({
  content: { 'application/json': { schema }, [PARAMETERS]: { schema: asObject(headers) } },
})

function parametersOf(document: Node, lists: unknown[]): Node {
  const parameters = lists
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
    .map((one) => follow(document, one))
  return asObject(parameters.filter((one) => one.in === 'query' || one.in === 'header'))
}

/** Converts parameters to an object with one field each, so that they are compared like the fields of a body. */
function asObject(parameters: readonly Node[]): Node {
  const nameOf = ({ in: where, name }: Node) => `${String(where)} ${String(name).toLowerCase()}`
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [nameOf(one), one.schema ?? {}])),
    required: parameters.filter(({ required }) => required === true).map(nameOf),
  }
}

/**
 * The prefix of a document's paths that the comparison ignores, because it is the base of the API: what most paths have before a path of
 * the contract, or all paths if the servers have it already; otherwise empty. A single `/api/nps` is a different address.
 */
function prefixOf(document: Node, contract: Node): string {
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
