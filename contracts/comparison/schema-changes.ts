import { apiCompare, type Diff } from 'api-smart-diff'
import type { Node } from '../contract.ts'
import { type ComparableDocument, PARAMETERS } from './comparable.ts'
import type { ContractChange } from './validation.ts'

/**
 * The place of a change: the operation by its key, the part of the call, the field in it as clients write it and as names, which have
 * `[]` for the items of a list and `*` for the values of a map.
 */
export type PlacedChange = ContractChange & { operation: string; part: string; field: string; names: readonly string[] }

/** Returns every change of what two documents both have: headers, queries, bodies and answers, down to the last field. */
export function schemaChanges(own: ComparableDocument, other: ComparableDocument): PlacedChange[] {
  return apiCompare(withHiddenSchemas(own.shape), withHiddenSchemas(other.shape)).diffs.flatMap(
    (diff) => placed(diff) ?? [],
  )
}

/** References find the schemas, but only those that a call refers to are compared: the complete list takes most of the time. */
function withHiddenSchemas({ components, ...shape }: Node): Node {
  return Object.defineProperty(shape, 'components', { value: components })
}

function placed({ path, action, before, after }: Diff): PlacedChange | undefined {
  const [root, call, , side, ...rest] = path.map(String)
  if (root !== 'paths' || call === undefined || side === undefined) return undefined
  if (action !== 'add' && action !== 'remove' && action !== 'replace') return undefined
  const direction = side === 'requestBody' ? 'request' : 'answer'
  const name = direction === 'answer' ? rest.shift() : undefined
  const [, type, , ...steps] = rest
  if (type === undefined) return undefined
  const operation = call.slice(1)
  const part = name ?? (type === PARAMETERS ? 'the call' : `the request (${type})`)
  if (rest.length === 2) {
    const change = {
      keyword: 'media-type',
      before: action === 'add' ? undefined : type,
      after: action === 'add' ? type : undefined,
    }
    return { operation, part, field: '', names: [], direction, action, ...change }
  }
  const { names: parents, keyword } = readSteps(steps)
  if (keyword === undefined) return undefined
  const names = keyword === 'required' ? [...parents, String(before ?? after)] : parents
  return { operation, part, field: names.reduce(join, ''), names, direction, action, keyword, before, after }
}

/** Returns the names that a path through a schema passes, and the keyword that changed there. */
function readSteps(steps: readonly string[]): { names: string[]; keyword?: string } {
  const names: string[] = []
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at] ?? ''
    const isLast = at + 2 >= steps.length
    if (step === 'properties' || step === 'patternProperties') {
      names.push(steps[at + 1] ?? '')
      if (isLast) return { names, keyword: 'field' }
      at += 1
    } else if (step === 'oneOf' || step === 'anyOf') {
      if (isLast) return steps.length > at + 1 ? { names, keyword: 'variant' } : { names }
      at += 1
    } else if (step === 'items' && at + 1 < steps.length) names.push('[]')
    else if (step === 'additionalProperties' && at + 1 < steps.length) names.push('*')
    else return { names, keyword: step }
  }
  return { names }
}

const join = (field: string, name: string) => (field === '' || name === '[]' ? `${field}${name}` : `${field}.${name}`)
