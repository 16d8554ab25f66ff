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

/** What the portal stores of answers and reads on every page. */
const STORED = ['Profile', 'FullUser']

const HEADER = `// Generated from openapi/provider.yaml by npm run generate.\nimport * as v from '#rules/shapes.ts'\n`

type Reads = { readonly get?: Operation }
type Operation = {
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >
}

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
const variableOf = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}Shape`

/**
 * Checks of the types of answers, as TypeScript source: required properties and JSON types without bounds, formats and enumerations, so
 * that a provider with a longer text or a new value keeps working. One file has the profile, which is checked where it is
 * stored; the other has the answer of every other read by its path.
 */
export function answerShapes(document: OpenAPI3): { stored: string; reads: string } {
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>
  const stored = new Map<string, string>()
  const reads = new Map<string, string>()
  for (const name of STORED) referenceIn(stored, `#/components/schemas/${name}`)
  const paths = Object.entries((document.paths ?? {}) as Readonly<Record<string, Reads>>).flatMap(([path, { get }]) => {
    const response = get && successOf(get)
    const source = response ? emit(reads, response) : ''
    const isStored = STORED.some((name) => source.includes(variableOf(name)))
    return source === '' || isStored ? [] : [`  ${JSON.stringify(path)}: ${source},\n`]
  })
  return {
    stored: `${HEADER}\n${[...stored.values()].join('')}`,
    reads: `${HEADER}\n${[...reads.values()].join('')}\n/** What each read answers, by its path. */\nexport const readShapes: Readonly<Record<string, v.Shape>> = {\n${paths.join('')}}\n`,
  }

  function successOf({ responses }: Operation): Schema | undefined {
    const schema = responses['200']?.content['application/json']?.schema
    const variants = (schema?.oneOf ?? [schema]).map((variant) => resolved(variant ?? {}))
    // A refusal has no response.
    return variants.find(({ properties }) => properties?.response)?.properties?.response
  }

  function resolved(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : schemaOf(schema.$ref)
  }

  function schemaOf(ref: string): Schema {
    const schema = schemas[nameOf(ref)]
    if (!schema) throw new Error(`The bundle has no schema ${nameOf(ref)}`)
    return schema
  }

  function referenceIn(written: Map<string, string>, ref: string): string {
    const name = nameOf(ref)
    const isStored = STORED.includes(name)
    if (!written.has(name) && (!isStored || written === stored)) {
      const source = emit(written, schemaOf(ref))
      written.set(name, `${isStored ? 'export ' : ''}const ${variableOf(name)} = ${source}\n`)
    }
    return variableOf(name)
  }

  function emit(written: Map<string, string>, schema: Schema): string {
    if (schema.$ref) return referenceIn(written, schema.$ref)
    const { type } = schema
    const options =
      schema.oneOf ??
      schema.anyOf ??
      (typeof type === 'object' ? type.map((one): Schema => ({ ...schema, type: one })) : undefined)
    if (options) {
      const other = options.filter((option) => option.type !== 'null')
      const source = other.length === 1 && other[0] ? emit(written, other[0]) : emitVariants(written, schema)
      return other.length === options.length ? source : `v.nullable(${source})`
    }
    if (type === 'object') return emitObject(written, schema)
    if (type === 'array') return `v.array(${emit(written, schema.items ?? {})})`
    if (type === 'integer' || type === 'number') return 'v.number()'
    if (type === 'string' || type === 'boolean') return `v.${type}()`
    throw new Error(`No shape is written for ${JSON.stringify(schema)}`)
  }

  /** By the field that names the variant, as the portal chooses what to show. */
  function emitVariants(written: Map<string, string>, schema: Schema): string {
    const { discriminator, oneOf, anyOf = oneOf } = schema
    if (!discriminator) return `v.anyOf([${(anyOf ?? []).map((variant) => emit(written, variant)).join(', ')}])`
    const { propertyName, mapping } = discriminator
    const variants = Object.entries(mapping).map(
      ([value, $ref]) => `${JSON.stringify(value)}: ${emit(written, { $ref })}`,
    )
    return `v.variant(${JSON.stringify(propertyName)}, { ${variants.join(', ')} })`
  }

  function emitObject(written: Map<string, string>, schema: Schema): string {
    const { properties = {}, required = [], additionalProperties } = schema
    if (typeof additionalProperties === 'object') return `v.record(${emit(written, additionalProperties)})`
    const entries = Object.entries(properties).map(([key, property]) => {
      const source = emit(written, property)
      return `${JSON.stringify(key)}: ${required.includes(key) ? source : `v.optional(${source})`}`
    })
    return `v.object({ ${entries.join(', ')} })`
  }
}
