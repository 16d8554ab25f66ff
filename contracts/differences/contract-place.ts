import { nodeAt, resolveReference } from '#rules/references.ts'
import type { Contract, ContractOperation, Node } from '../contract.ts'
import { followPointer, pointerAfter, pointerOf, pointerTo as pointerToField } from '../pointers.ts'
import { type Difference, isOfBody } from './difference.ts'

/** The rules that define an operation, or near which it was designed here. */
export const rulesOf = ({ rules, isExtension }: ContractOperation): string =>
  isExtension
    ? `an extension, described in the contract alone, near ${rules} (docs/rules.md)`
    : `${rules} (docs/rules.md)`

/** The parts of an expected answer that decide which answer of the contract it is. */
export type ExpectedAnswer = { status: number; body?: { content: unknown } | undefined }

/**
 * Where the bundled contract (generated/provider.yaml) defines an answer, as a JSON pointer: the field if the difference is about a
 * field, otherwise the answer.
 */
export function pointerTo(
  { document }: Contract,
  { path: address, method }: ContractOperation,
  expected: ExpectedAnswer,
  difference: Difference,
): string {
  const operation = ['paths', address, method.toLowerCase()]
  const answer = [...operation, 'responses', String(expected.status)]
  if (difference.kind === 'absent' || difference.kind === 'generated') return pointerAfter(document, '#', operation)
  if (difference.kind === 'token') return '#/components/schemas/AccessToken'
  if (difference.kind === 'header') return pointerAfter(document, '#', [...answer, 'headers', difference.name])
  const isOutcome = difference.kind === 'outcome' || difference.kind === 'no-envelope'
  const path = isOutcome && difference.expected.error !== undefined ? 'error' : pathOf(difference)
  if (path === undefined) return pointerAfter(document, '#', answer)
  const missing = difference.kind === 'missing' ? difference.fields.slice(0, 1) : []
  const schema = pointerAfter(document, '#', [...answer, ...JSON_SCHEMA])
  const [first = schema, ...others] = alternativesOf(document, schema, (expected.body?.content ?? {}) as Node)
  const names = [...namesOf(path), ...missing]
  // The contract has no place for an extra field; its object is one for all operations that share the schema.
  return difference.kind === 'extra'
    ? followPointer(document, pointerToField(document, [first, ...others], names.slice(0, -1)))
    : pointerToField(document, [first, ...others], names)
}

const JSON_SCHEMA = ['content', 'application/json', 'schema']

const pathOf = (difference: Difference) => (isOfBody(difference) ? difference.place : undefined)

/** The names of a path such as `response.Documents[0].Created`; `[]` means any item of a list. */
const namesOf = (path: string) =>
  path
    .replaceAll(/\[[^\]]*\]/g, '.[]')
    .split('.')
    .filter((name) => name !== '')

/** The schema of a place of an answer; of several alternatives the first that is not null. */
export function schemaAt(
  contract: Contract,
  operation: ContractOperation,
  expected: ExpectedAnswer,
  place: string,
): Node {
  const pointer = pointerTo(contract, operation, expected, {
    kind: 'value',
    place,
    expected: undefined,
    received: undefined,
  })
  return withoutNull(contract.document, nodeAt(contract.document, pointer))
}

function withoutNull(document: Node, node: unknown): Node {
  const schema = Object(resolveReference(document, node)) as Node
  const several = (schema.oneOf ?? schema.anyOf) as Node[] | undefined
  return several === undefined
    ? schema
    : withoutNull(
        document,
        several.find(({ type }) => type !== 'null'),
      )
}

/** The same difference, marked if the contract allows the field at `pointer` to be left out or null. */
export function markAllowed({ document }: Contract, pointer: string, difference: Difference): Difference {
  if (difference.kind === 'missing') {
    const parent = nodeAt(document, pointer.replace(/\/properties\/[^/]*$/, ''))
    const { required = [] } = Object(parent) as { required?: string[] }
    return { ...difference, isAllowed: !difference.fields.some((field) => required.includes(field)) }
  }
  if (difference.kind !== 'type' || difference.received !== null) return difference
  const schema = resolveReference(document, nodeAt(document, pointer))
  const { type, oneOf = [] } = Object(schema) as { type?: unknown; oneOf?: Node[] }
  return { ...difference, isAllowed: [type].flat().includes('null') || oneOf.some((one) => one.type === 'null') }
}

/** JSON pointers of the answers in the contract with an HTTP status and the `error_code` and `error` of a body. */
export function answersLike(
  { document }: Contract,
  { path, method }: ContractOperation,
  status: number,
  body: Node,
): string[] {
  const answer = pointerOf('#', 'paths', path, method.toLowerCase(), 'responses', status)
  const schema = pointerOf(followPointer(document, answer), ...JSON_SCHEMA)
  return nodeAt(document, schema) === undefined ? [] : alternativesOf(document, followPointer(document, schema), body)
}

/** The alternatives of a schema that allow the outcome of a body. */
function alternativesOf(document: Node, schema: string, body: Node): string[] {
  const several = nodeAt(document, pointerOf(schema, 'oneOf'))
  if (!Array.isArray(several)) return allowsOutcome(document, schema, body) ? [schema] : []
  return several.flatMap((_one, index) =>
    alternativesOf(document, followPointer(document, pointerOf(schema, 'oneOf', index)), body),
  )
}

function allowsOutcome(document: Node, schema: string, body: Node): boolean {
  return ['error_code', 'error'].every((name) => {
    const field = followPointer(document, pointerOf(schema, 'properties', name))
    const { enum: allowed } = (nodeAt(document, field) ?? {}) as { enum?: unknown[] }
    return allowed === undefined || body[name] === undefined || allowed.includes(body[name])
  })
}
