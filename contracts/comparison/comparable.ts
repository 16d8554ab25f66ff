import type { Node } from '../provider/contract.ts'
import { type Answer, answersOf } from './answers.ts'
import { follow, plainDocument } from './plain-schema.ts'

export type Comparable = { id: string; call: string; answers: Map<string, Answer> }

/** `shape` is an OpenAPI document of the operations by their meaning: it is what the two documents are compared by. */
export type ComparableDocument = { shape: Node; operations: Map<string, Comparable> }

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
/** The headers and queries of a call stand beside its bodies in the shape, as an object of their own. */
export const PARAMETERS = 'x/parameters'

/**
 * The operations of a document by method and path, the names of path parameters left out since no client sees them. A base path that
 * the document writes before every path (`/api/…`) is left out too.
 */
export function comparable(raw: Node): ComparableDocument {
  const document = plainDocument(raw)
  const operations = new Map<string, Comparable>()
  const paths: Node = {}
  for (const [path, item] of Object.entries((document.paths ?? {}) as Record<string, Node>)) {
    for (const method of METHODS) {
      const operation = item[method] as Node | undefined
      if (operation === undefined) continue
      const call = `${method.toUpperCase()} ${path}`
      const key = `${method.toUpperCase()} ${path.replace(/^\/api(?=\/)/, '').replaceAll(/\{[^}]+\}/g, '{}')}`
      const answers = answersOf(document, operation)
      const parameters = parametersOf(document, [item.parameters, operation.parameters])
      const bodies = (follow(document, operation.requestBody).content ?? {}) as Node
      paths[`/${key}`] = {
        post: {
          requestBody: { content: { ...bodies, [PARAMETERS]: { schema: parameters } } },
          responses: Object.fromEntries([...answers].map(([name, { schema }]) => [name, answerOf(schema)])),
        },
      }
      operations.set(key, {
        id: typeof operation.operationId === 'string' ? operation.operationId : call,
        call,
        answers,
      })
    }
  }
  const info = { title: 'compared', version: '1' }
  return { shape: { openapi: '3.1.0', info, paths, components: document.components ?? {} }, operations }
}

const answerOf = (schema: Node) => ({ content: { 'application/json': { schema } } })

/** As an object whose fields are the parameters, so that they are compared as the fields of a body are. */
function parametersOf(document: Node, lists: unknown[]): Node {
  const parameters = lists
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
    .map((one) => follow(document, one))
    .filter((one) => one.in === 'query' || one.in === 'header')
  const nameOf = ({ in: where, name }: Node) => `${String(where)} ${String(name).toLowerCase()}`
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [nameOf(one), one.schema ?? {}])),
    required: parameters.filter(({ required }) => required === true).map(nameOf),
  }
}
