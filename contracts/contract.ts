import { readFileSync } from 'node:fs'
import { patternOf } from '#rules/path-pattern.ts'
import { CommandError } from './define-command.ts'
import type { Interaction } from './pact-file.ts'

export type Node = { [key: string]: unknown }

export type ContractOperation = {
  id: string
  method: string
  path: string
  pattern: RegExp
  tag: string
  summary: string
  /** Designed in this contract, not named by the product's specification. */
  isExtension: boolean
  /** The rules of docs/rules.md that define the operation, or near which it was designed: `rules 9.1, 9.2`. */
  rules: string
}

export type Contract = { document: Node; operations: ContractOperation[] }

let known: Contract | undefined

/** The bundled contract of this repository, with the list of its operations; read once. */
export const readContract = (): Contract => (known ??= readDocument())

function readDocument(): Contract {
  const document = JSON.parse(readFileSync(`${import.meta.dirname}/../generated/provider.json`, 'utf8')) as Node
  const paths = document.paths as Record<string, Record<string, Node & { tags?: string[] }>>
  const tags = (document.tags ?? []) as { name: string; 'x-rules'?: string }[]
  const rules = new Map(tags.map((tag) => [tag.name, tag['x-rules'] ?? '']))
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => 'operationId' in operation)
      .map(([method, { operationId, tags: [tag = ''] = [], summary, ...rest }]) => ({
        id: String(operationId),
        method: method.toUpperCase(),
        path,
        pattern: patternOf(path),
        tag,
        summary: String(summary),
        isExtension: rest['x-origin'] === 'extension',
        rules: rules.get(tag) ?? '',
      })),
  )
  return { document, operations }
}

/** Returns the operation that an interaction calls. Throws if the contract has none. */
export function operationOf(contract: Contract, interaction: Interaction): ContractOperation {
  const found = findOperation(contract, interaction)
  if (!found) throw new Error(`The contract has no ${interaction.request.method} ${interaction.request.path}`)
  return found
}

/** The same, or undefined; a path without parameters takes precedence over one with them. */
export function findOperation(
  { operations }: Contract,
  { request }: { request: Pick<Interaction['request'], 'method' | 'path'> },
): ContractOperation | undefined {
  const fits = ({ method, pattern }: ContractOperation) => method === request.method && pattern.test(request.path)
  return operations.filter(fits).toSorted((one, other) => parameters(one) - parameters(other))[0]
}

const parameters = ({ path }: ContractOperation) => path.split('{').length

/** A body of the contract's examples of requests. */
export function exampleOf({ document, operations }: Contract, id: string, name: string): unknown {
  const { path = '', method = '' } = operations.find((one) => one.id === id) ?? {}
  const places = ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'examples', name]
  return places.reduce<Node>((at, step) => at[step] as Node, document).value
}

/** Resolves a list of ids and tags (`logIn,nps`) to operation ids; undefined, which means all, without a list. */
export function requestedOperations(
  { operations }: Contract,
  list: string | undefined,
): ReadonlySet<string> | undefined {
  if (list === undefined) return undefined
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !operations.some(({ id, tag }) => id === name || tag === name))
  if (unknown.length > 0) {
    const tags = [...new Set(operations.map(({ tag }) => tag))]
    throw new CommandError(
      `No operation or tag of the contract: ${unknown.join(', ')}. The tags are ${tags.join(', ')}.`,
    )
  }
  return new Set(operations.filter(({ id, tag }) => names.includes(id) || names.includes(tag)).map(({ id }) => id))
}
