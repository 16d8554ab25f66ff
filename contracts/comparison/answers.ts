import type { Node } from '../provider/contract.ts'
import { follow } from './plain-schema.ts'

/** One answer of an operation: a success, or one refusal by its error_code and error. `headers` are those of each of its statuses. */
export type DocumentedAnswer = { name: string; statuses: string[]; schema: Node; headers: Node[] }

const SUCCESS = 'the successful answer'

/**
 * Returns the answers of an operation by their meaning, wherever the document defines them: clients distinguish them by error_code and
 * error, so they are named by these and not by the HTTP status.
 */
export function answersOf(document: Node, operation: Node): Map<string, DocumentedAnswer> {
  const answers = new Map<string, DocumentedAnswer>()
  for (const [status, declared] of Object.entries((operation.responses ?? {}) as Node)) {
    const response = follow(document, declared)
    const content = (response.content ?? {}) as Record<string, Node>
    const headers = headersOf(document, response)
    for (const [type, { schema }] of Object.entries(content))
      for (const answer of type.includes('json')
        ? variantsOf(document, schema)
        : [{ name: `the ${type}`, schema: {} }]) {
        const known = answers.get(answer.name)
        if (known === undefined) answers.set(answer.name, { ...answer, statuses: [status], headers })
        else {
          known.statuses.push(status)
          known.headers = known.headers.filter(({ name }) => headers.some((header) => header.name === name))
        }
      }
  }
  return answers
}

/** As parameters, with names in lower case: header names are case-insensitive. */
const headersOf = (document: Node, { headers = {} }: Node): Node[] =>
  Object.entries(headers as Node).map(([name, header]) => ({
    ...follow(document, header),
    in: 'header',
    name: name.toLowerCase(),
  }))

function variantsOf(document: Node, schema: unknown): { name: string; schema: Node }[] {
  const own = flatten(document, schema)
  const several = own.oneOf ?? own.anyOf
  if (Array.isArray(several)) return several.flatMap((one) => variantsOf(document, one))
  const properties = (own.properties ?? {}) as Node
  const codes = valuesOf(document, properties.error_code)
  const errors = valuesOf(document, properties.error)
  if (properties.error === undefined && !codes.some((code) => code !== 200)) return [{ name: SUCCESS, schema: own }]
  return (codes.length > 0 ? codes : [undefined]).flatMap((code) =>
    (errors.length > 0 ? errors : [undefined]).map((error) => ({
      name: error === undefined ? 'an unnamed refusal' : `the refusal ${code === undefined ? '' : `${code} `}${error}`,
      schema: { ...own, properties: { ...properties, error_code: only(code), error: only(error) } },
    })),
  )
}

const valuesOf = (document: Node, schema: unknown): (string | number)[] => {
  const { enum: values } = follow(document, schema)
  return typeof values === 'string' ? (JSON.parse(values) as (string | number)[]) : []
}

const only = (value: unknown): Node => (value === undefined ? {} : { enum: JSON.stringify([value]) })

/** Merges the parts of an `allOf` into one object: enough to identify an answer. */
function flatten(document: Node, schema: unknown): Node {
  const { allOf, ...own } = follow(document, schema)
  if (!Array.isArray(allOf)) return own
  const parts = [own, ...allOf.map((part) => flatten(document, part))]
  const properties = parts.flatMap((part) => Object.entries((part.properties ?? {}) as Node))
  const required = parts.flatMap((part) => (part.required ?? []) as string[])
  return { ...own, properties: Object.fromEntries(properties), required }
}
