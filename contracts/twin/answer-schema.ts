import { resolveReference } from '#rules/references.ts'
import type { Contract, ContractOperation, Node } from '../contract.ts'

/** The contract's schema of one place of an answer with its references followed, or undefined. */
export type Described = Node | undefined

/** Returns the schema of an operation's JSON answer with an HTTP status. */
export function answerSchema({ document }: Contract, { path, method }: ContractOperation, status: number): Described {
  const steps = ['paths', path, method.toLowerCase(), 'responses', String(status)]
  const response = steps.reduce<Node | undefined>(
    (at, step) => follow(document, at?.[step] as Node | undefined),
    document,
  )
  const content = response?.content as Record<string, Node> | undefined
  return content?.['application/json']?.schema as Described
}

/** Returns the schema of a value: references followed, and of several alternatives the one that it matches. */
export function resolveSchema(contract: Contract, schema: Described, value: unknown): Described {
  const { document } = contract
  const own = follow(document, schema)
  if (own === undefined) return undefined
  const several = (own.oneOf ?? own.anyOf) as Node[] | undefined
  if (several === undefined) return own
  return several.map((one) => resolveSchema(contract, one, value)).find((one) => fits(document, one, value))
}

/** Returns the schema of a member of an object, and of an item of a list. */
export const memberOf = (schema: Described, name: string): Described =>
  ((schema?.properties as Record<string, Node> | undefined)?.[name] ??
    (typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined)) as Described
export const itemSchema = (schema: Described): Described => schema?.items as Described

/** Whether the contract defines a member, and whether it is optional. */
export const allows = (schema: Described, name: string): boolean =>
  schema === undefined || memberOf(schema, name) !== undefined || schema.additionalProperties !== false
export const requires = (schema: Described, name: string): boolean =>
  schema === undefined || ((schema.required as string[] | undefined) ?? []).includes(name)

/** Whether the contract allows a value at a place that it defines. */
export function accepts({ document }: Contract, schema: Described, value: unknown): boolean {
  const said = follow(document, schema)
  const several = (said?.oneOf ?? said?.anyOf) as Node[] | undefined
  return (several ?? [said]).some((one) => fits(document, follow(document, one), value))
}

/** Returns the closed list of values at a place; undefined if any value is allowed. */
export const listIn = (schema: Described): readonly unknown[] | undefined =>
  (schema?.enum ?? (schema?.const === undefined ? undefined : [schema.const])) as readonly unknown[] | undefined

function fits(document: Node, schema: Described, value: unknown): boolean {
  if (schema === undefined) return false
  const types = [schema.type ?? []].flat() as string[]
  if (types.length > 0 && !types.some((type) => isOf(type, value))) return false
  const allowed = listIn(schema)
  if (allowed !== undefined && !allowed.includes(value)) return false
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true
  const members = value as Node
  if (!((schema.required as string[] | undefined) ?? []).every((name) => name in members)) return false
  return Object.entries(members).every(([name, member]) => {
    const said = follow(document, memberOf(schema, name))
    if (said === undefined) return schema.additionalProperties !== false
    const several = (said.oneOf ?? said.anyOf) as Node[] | undefined
    return several?.some((one) => fits(document, follow(document, one), member)) ?? fits(document, said, member)
  })
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer' || type === 'number') return typeof value === 'number'
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

const follow = (document: Node, schema: Node | undefined) => resolveReference(document, schema) as Node | undefined
