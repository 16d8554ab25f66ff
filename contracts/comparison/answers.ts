import type { Node } from '../contract.ts'
import { followPointer, pointerOf } from '../pointers.ts'
import { follow } from './plain-schema.ts'

/** One answer of an operation: a success, or one refusal by its error_code and error. `headers` are those of each of its statuses. */
export type DocumentedAnswer = {
  name: string
  statuses: string[]
  /** Media types, without parameters. */
  types: string[]
  schema: Node
  headers: Node[]
  /** JSON pointer to the schema, or to the response of a document such as a PDF. */
  pointer: string
}

type Variant = Pick<DocumentedAnswer, 'name' | 'schema' | 'pointer'>

const SUCCESS = 'the successful answer'

/**
 * Returns the answers of an operation by their meaning, wherever the document defines them: clients distinguish them by error_code and
 * error, so they are named by these and not by the HTTP status. `pointer` is that of the operation.
 */
export function documentedAnswers(document: Node, operation: Node, pointer: string): Map<string, DocumentedAnswer> {
  const answers = new Map<string, DocumentedAnswer>()
  for (const [status, declared] of Object.entries((operation.responses ?? {}) as Node)) {
    const at = followPointer(document, pointerOf(pointer, 'responses', status))
    const response = follow(document, declared)
    const headers = headersOf(document, response)
    for (const [type, { schema }] of Object.entries((response.content ?? {}) as Record<string, Node>))
      for (const answer of variantsOf(document, schema, pointerOf(at, 'content', type, 'schema')) ?? [
        { name: `the ${mediaType(type)}`, schema: {}, pointer: pointerOf(at, 'content', type) },
      ]) {
        const known = answers.get(answer.name)
        if (known === undefined)
          answers.set(answer.name, { ...answer, statuses: [status], types: [mediaType(type)], headers })
        else {
          known.statuses.push(status)
          known.types.push(mediaType(type))
          known.headers = known.headers.filter(({ name }) => headers.some((header) => header.name === name))
        }
      }
  }
  return answers
}

/** Without parameters such as a character set, in lower case; a document that allows any type means JSON here. */
export const mediaType = (type: string) =>
  type === '*/*' ? 'application/json' : (type.split(';')[0] ?? type).trim().toLowerCase()

/** As parameters, with names in lower case: header names are case-insensitive. */
const headersOf = (document: Node, { headers = {} }: Node): Node[] =>
  Object.entries(headers as Node).map(([name, header]) => ({
    ...follow(document, header),
    in: 'header',
    name: name.toLowerCase(),
  }))

/** The success and the refusals that a schema describes; undefined if it describes no object, such as the bytes of a PDF. */
function variantsOf(document: Node, schema: unknown, pointer: string): Variant[] | undefined {
  const own = follow(document, schema)
  const at = followPointer(document, pointer)
  for (const keyword of ['oneOf', 'anyOf']) {
    const several = own[keyword]
    if (Array.isArray(several))
      return several.flatMap((one, index) => variantsOf(document, one, pointerOf(at, keyword, index)) ?? [])
  }
  if (own.properties === undefined) return undefined
  const properties = own.properties as Node
  const codes = valuesOf(document, properties.error_code)
  const errors = valuesOf(document, properties.error)
  if (properties.error === undefined && !codes.some((code) => code !== 200))
    return [{ name: SUCCESS, schema: own, pointer: at }]
  return (codes.length > 0 ? codes : [undefined]).flatMap((code) =>
    (errors.length > 0 ? errors : [undefined]).map((error) => ({
      name: error === undefined ? 'an unnamed refusal' : `the refusal ${code === undefined ? '' : `${code} `}${error}`,
      schema: { ...own, properties: { ...properties, error_code: only(code), error: only(error) } },
      pointer: at,
    })),
  )
}

const valuesOf = (document: Node, schema: unknown): (string | number)[] => {
  const { enum: values } = follow(document, schema)
  return typeof values === 'string' ? (JSON.parse(values) as (string | number)[]) : []
}

const only = (value: unknown): Node => (value === undefined ? {} : { enum: JSON.stringify([value]) })
