import type { OpenAPI3 } from 'openapi-typescript'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

/** What the portal stores of answers and reads on every page. */
const STORED = ['Profile', 'FullUser']

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
const variableOf = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}Shape`

/**
 * Checks of the types of stored answers, as TypeScript source: required properties and JSON types without bounds, formats and
 * enumerations, so that a provider with a longer text or a new value keeps working.
 */
export function answerShapes(document: OpenAPI3): string {
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>
  const written = new Map<string, string>()

  function reference(ref: string): string {
    const name = nameOf(ref)
    const schema = schemas[name]
    if (!schema) throw new Error(`The bundle has no schema ${name}`)
    if (!written.has(name)) {
      const source = emit(schema)
      written.set(name, `${STORED.includes(name) ? 'export ' : ''}const ${variableOf(name)} = ${source}\n`)
    }
    return variableOf(name)
  }

  function emit(schema: Schema): string {
    if (schema.$ref) return reference(schema.$ref)
    const { type } = schema
    const options =
      schema.oneOf ?? (typeof type === 'object' ? type.map((one): Schema => ({ ...schema, type: one })) : undefined)
    if (options) {
      const other = options.filter((option) => option.type !== 'null')
      const source = emit(other.length === 1 && other[0] ? other[0] : {})
      return other.length === options.length ? source : `v.nullable(${source})`
    }
    if (type === 'object') return emitObject(schema)
    if (type === 'array') return `v.array(${emit(schema.items ?? {})})`
    if (type === 'integer' || type === 'number') return 'v.number()'
    if (type === 'string' || type === 'boolean') return `v.${type}()`
    throw new Error(`No shape is written for ${JSON.stringify(schema)}`)
  }

  function emitObject({ properties = {}, required = [] }: Schema): string {
    const entries = Object.entries(properties).map(([key, property]) => {
      const source = emit(property)
      return `${JSON.stringify(key)}: ${required.includes(key) ? source : `v.optional(${source})`}`
    })
    return `v.object({ ${entries.join(', ')} })`
  }

  for (const name of STORED) reference(name)
  return `// Generated from openapi/provider.yaml by npm run generate.\nimport * as v from '#rules/shapes.ts'\n\n${[...written.values()].join('')}`
}
