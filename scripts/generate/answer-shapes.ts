import type { OpenAPI3 } from 'openapi-typescript'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> }
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
}

const HEADER = `// Generated from openapi/provider.yaml by npm run generate.\nimport * as v from '#rules/shapes.ts'\n`

type Operations = Readonly<Partial<Record<'get' | 'post' | 'delete', Operation>>>
type Operation = {
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >
}

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
const variableOf = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}Shape`

/**
 * Checks of the types of answers, as TypeScript source: required properties and JSON types without bounds, formats and enumerations, so
 * that a provider with a longer text or a new value keeps working.
 */
export function answerShapes(document: OpenAPI3): string {
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>
  const written = new Map<string, string>()
  const paths = Object.entries((document.paths ?? {}) as Readonly<Record<string, Operations>>)
  const operations = paths.flatMap(([path, { get, post, delete: removal }]) =>
    Object.entries({ GET: get, POST: post, DELETE: removal }).flatMap(([method, operation]) => {
      const variants = operation ? successesOf(operation).map(emit) : []
      const source = variants.length > 1 ? `v.anyOf([${variants.join(', ')}])` : variants[0]
      return source === undefined ? [] : [`  ${JSON.stringify(`${method} ${path}`)}: ${source},\n`]
    }),
  )
  return `${HEADER}\n${[...written.values()].join('')}\n/** The success of each operation that has data in it. */\nexport const answerShapes: Readonly<Record<string, v.Shape>> = {\n${operations.join('')}}\n`

  /** A refusal has an error, and a success without data its code alone. */
  function successesOf({ responses }: Operation): Schema[] {
    const schema = responses['200']?.content['application/json']?.schema ?? {}
    return (schema.oneOf ?? [schema]).map(resolved).flatMap(({ properties = {}, ...variant }) => {
      const { error_code: _, error, ...data } = properties
      return error || Object.keys(data).length === 0 ? [] : [{ ...variant, properties: data }]
    })
  }

  function resolved(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : schemaOf(schema.$ref)
  }

  function schemaOf(ref: string): Schema {
    const schema = schemas[nameOf(ref)]
    if (!schema) throw new Error(`The bundle has no schema ${nameOf(ref)}`)
    return schema
  }

  function reference(ref: string): string {
    const name = nameOf(ref)
    if (!written.has(name)) {
      const source = emit(schemaOf(ref))
      written.set(name, `const ${variableOf(name)} = ${source}\n`)
    }
    return variableOf(name)
  }

  function emit(schema: Schema): string {
    if (schema.$ref) return reference(schema.$ref)
    const { type } = schema
    const options =
      schema.oneOf ??
      schema.anyOf ??
      (typeof type === 'object' ? type.map((one): Schema => ({ ...schema, type: one })) : undefined)
    if (options) {
      const other = options.filter((option) => option.type !== 'null')
      const source = other.length === 1 && other[0] ? emit(other[0]) : emitVariants(schema)
      return other.length === options.length ? source : `v.nullable(${source})`
    }
    if (type === 'object') return emitObject(schema)
    if (type === 'array') return `v.array(${emit(schema.items ?? {})})`
    if (type === 'integer' || type === 'number') return 'v.number()'
    if (type === 'string' || type === 'boolean') return `v.${type}()`
    throw new Error(`No shape is written for ${JSON.stringify(schema)}`)
  }

  /** By the field that names the variant, as the portal chooses what to show. */
  function emitVariants(schema: Schema): string {
    const { discriminator, oneOf, anyOf = oneOf } = schema
    if (!discriminator) return `v.anyOf([${(anyOf ?? []).map((variant) => emit(variant)).join(', ')}])`
    const { propertyName, mapping } = discriminator
    const variants = Object.entries(mapping).map(([value, $ref]) => `${JSON.stringify(value)}: ${emit({ $ref })}`)
    return `v.variant(${JSON.stringify(propertyName)}, { ${variants.join(', ')} })`
  }

  function emitObject(schema: Schema): string {
    const { properties = {}, required = [], additionalProperties } = schema
    if (typeof additionalProperties === 'object') return `v.record(${emit(additionalProperties)})`
    const entries = Object.entries(properties).map(([key, property]) => {
      const source = emit(property)
      return `${JSON.stringify(key)}: ${required.includes(key) ? source : `v.optional(${source})`}`
    })
    return `v.object({ ${entries.join(', ')} })`
  }
}
