import { pointerSteps, resolveReference, valueAt } from '#rules/references.ts'
import type { Interaction } from '../pact-file.ts'
import type { Contract, Node, Operation } from './contract.ts'
import type { AnswerDifference } from './difference.ts'

/** The rules that define an operation, or near which it was designed here. */
export const rulesOf = ({ rules, isExtension }: Operation): string =>
  isExtension
    ? `an extension, described in the contract alone, near ${rules} (docs/rules.md)`
    : `${rules} (docs/rules.md)`

/**
 * Where the bundled contract (generated/provider.yaml) defines an answer, as a JSON pointer: the field if the difference is about a
 * field, otherwise the answer.
 */
export function pointerTo(
  { document }: Contract,
  { path: address, method }: Operation,
  { response }: Pick<Interaction, 'response'>,
  difference: AnswerDifference,
): string {
  const walk = new Walk(document)
  const operation = ['paths', address, method.toLowerCase()]
  const answer = [...operation, 'responses', String(response.status)]
  const steps = (): string[] => {
    if (difference.kind === 'absent' || difference.kind === 'generated') return walk.to(operation)
    if (difference.kind === 'token') return ['components', 'schemas', 'AccessToken']
    if (difference.kind === 'header') return walk.to([...answer, 'headers', difference.name])
    const path = difference.kind === 'outcome' && difference.expected.error !== undefined ? 'error' : pathOf(difference)
    if (path === undefined) return walk.to(answer)
    const fields = path.split('.').filter((step) => step !== '')
    const field = difference.kind === 'missing' ? [...fields, difference.fields[0] ?? ''] : fields
    const schema = walk.to([...answer, 'content', 'application/json', 'schema'])
    return walk.toField(schema, field, response.body?.content as Node | undefined)
  }
  return asPointer(steps())
}

const pathOf = (difference: AnswerDifference) => ('path' in difference ? difference.path : undefined)

/** The same difference, marked if the contract allows the field at `pointer` to be left out or null. */
export function markAllowed({ document }: Contract, pointer: string, difference: AnswerDifference): AnswerDifference {
  if (difference.kind === 'missing') {
    const parent = valueAt(document, pointer.replace(/\/properties\/[^/]*$/, ''))
    const { required = [] } = Object(parent) as { required?: string[] }
    return { ...difference, isAllowed: !difference.fields.some((field) => required.includes(field)) }
  }
  if (difference.kind !== 'type' || difference.came !== null) return difference
  const schema = resolveReference(document, valueAt(document, pointer))
  const { type, oneOf = [] } = Object(schema) as { type?: unknown; oneOf?: Node[] }
  return { ...difference, isAllowed: [type].flat().includes('null') || oneOf.some((one) => one.type === 'null') }
}

/** JSON pointers of the answers in the contract with an HTTP status and the `error_code` and `error` of a body. */
export function answersLike({ document }: Contract, { path, method }: Operation, status: number, body: Node): string[] {
  const walk = new Walk(document)
  const steps = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ]
  return walk.exists(steps) ? walk.toAlternatives(walk.to(steps), body).map(asPointer) : []
}

const asPointer = (steps: readonly string[]) =>
  `#/${steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`

class Walk {
  readonly #document: Node

  constructor(document: Node) {
    this.#document = document
  }

  /** Follows the steps and every reference on the way; stops at the last one that exists. */
  to(steps: readonly string[]): string[] {
    let at: string[] = []
    for (const step of steps) {
      const next = this.#resolve([...at, step])
      if (this.#read(next) === undefined) return at
      at = next
    }
    return at
  }

  /** Whether the document has all the steps, references followed. */
  exists(steps: readonly string[]): boolean {
    const parent = this.to(steps.slice(0, -1))
    return this.#read([...parent, steps.at(-1) ?? '']) !== undefined
  }

  /** Every alternative of a schema that allows the outcome of `sample`. */
  toAlternatives(schema: string[], sample: Node): string[][] {
    const several = this.#read([...schema, 'oneOf'])
    if (!Array.isArray(several)) return this.#fits(schema, undefined, sample) ? [schema] : []
    return several.flatMap((_one, index) =>
      this.toAlternatives(this.#resolve([...schema, 'oneOf', `${index}`]), sample),
    )
  }

  /** Descends into a schema by field names; `sample` is the expected body, which selects among several answers. */
  toField(schema: string[], fields: readonly string[], sample: Node | undefined): string[] {
    const [field, ...rest] = fields
    const own = this.#variant(schema, field, sample)
    if (field === undefined) return own
    const name = field.replace(/\[[^\]]*\]$/, '')
    const declared = [...own, 'properties', name]
    if (this.#read(declared) === undefined) return own
    if (rest.length === 0) return declared
    const property = this.#resolve(declared)
    const below = sample?.[name] as Node | undefined
    const inner = name === field ? property : this.#resolve([...property, 'items'])
    return this.toField(inner, rest, below)
  }

  #variant(schema: string[], field: string | undefined, sample: Node | undefined): string[] {
    for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
      const several = this.#read([...schema, keyword])
      if (!Array.isArray(several)) continue
      const variants = several.map((_one, index) => this.#resolve([...schema, keyword, `${index}`]))
      const fitting = variants.find((variant) => this.#fits(variant, field, sample))
      return fitting ? this.#variant(fitting, field, sample) : schema
    }
    return schema
  }

  #fits(variant: string[], field: string | undefined, sample: Node | undefined): boolean {
    const says = (name: string) => {
      const { enum: allowed } = (this.#read(this.#resolve([...variant, 'properties', name])) ?? {}) as {
        enum?: unknown[]
      }
      return allowed === undefined || sample?.[name] === undefined || allowed.includes(sample[name])
    }
    const name = field?.replace(/\[[^\]]*\]$/, '')
    const has = name === undefined || this.#read([...variant, 'properties', name]) !== undefined
    return has && says('error_code') && says('error')
  }

  #resolve(steps: string[]): string[] {
    const node = this.#read(steps) as { $ref?: string } | undefined
    return node?.$ref === undefined ? steps : this.#resolve(pointerSteps(node.$ref))
  }

  #read(steps: readonly string[]): unknown {
    return steps.reduce<unknown>((node, step) => (node as Node | undefined)?.[step], this.#document)
  }
}
