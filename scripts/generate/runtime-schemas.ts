import { readFileSync } from 'node:fs'
import type { OpenAPI3 } from 'openapi-typescript'
import { formats } from '#rules/formats/formats.ts'

/** What the generator reads of a schema in the bundle. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }
}

/** Formats that JSON Schema or OpenAPI define themselves and that no rule of openapi/rules has to execute. */
const foreignFormats = new Set(['int32', 'password', 'date-time', 'date', 'uri'])

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/**
 * Valibot schemas of every JSON request body (and what they refer to), as TypeScript source. Issues carry codes, not texts:
 * `required`, `min`, `max`, `invalid` or the code of a format. Lengths count code points after NFC (rule 14.3), which is
 * why they come from openapi/rules and not from valibot's own UTF-16 lengths.
 */
export function runtimeSchemas(document: OpenAPI3): Map<string, string> {
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>
  const written = new Map<string, string>()
  let uses = nothingYet()

  function reference(ref: string): string {
    const name = nameOf(ref)
    const schema = schemas[name]
    if (!schema) throw new Error(`The bundle has no schema ${name}`)
    uses.schemas.add(name)
    if (written.has(name)) return name
    written.set(name, '') // holds the place of a schema that refers to itself
    const outer = uses
    uses = nothingYet()
    const body = `export const ${name} = ${emit(schema)}\n`
    written.set(name, `${HEAD}${importsOf(uses)}\n${body}`)
    uses = outer
    return name
  }

  function emit(schema: Schema): string {
    if (schema.$ref) return reference(schema.$ref)
    const options = schema.oneOf ?? schema.anyOf
    if (options) return emitUnion(options)
    // A box to tick has one good value, and without it the person has yet to tick it.
    if (schema.enum?.length === 1 && schema.enum[0] === true) return `v.literal(true, 'required')`
    if (schema.enum) return `v.picklist(${JSON.stringify(schema.enum)}, 'invalid')`
    const { type: types } = schema
    if (typeof types === 'object') return emitUnion(types.map((type): Schema => ({ ...schema, type })))
    switch (schema.type) {
      case 'object':
        return emitObject(schema)
      case 'array':
        return pipe(`v.array(${emit(schema.items ?? {})}, 'required')`, [
          schema.minItems !== undefined && `v.minLength(${schema.minItems}, 'min')`,
          schema.maxItems !== undefined && `v.maxLength(${schema.maxItems}, 'max')`,
        ])
      case 'string':
        return emitString(schema)
      case 'integer':
      case 'number':
        return pipe(`v.number('required')`, [
          schema.type === 'integer' && `v.integer('invalid')`,
          schema.minimum !== undefined && `v.minValue(${schema.minimum}, 'min')`,
          schema.maximum !== undefined && `v.maxValue(${schema.maximum}, 'max')`,
        ])
      case 'boolean':
        return `v.boolean('required')`
      case 'null':
        return 'v.null()'
      default:
        throw new Error(`No runtime schema is written for ${JSON.stringify(schema)}`)
    }
  }

  function emitUnion(options: readonly Schema[]): string {
    const nonNull = options.filter((option) => option.type !== 'null')
    const only = nonNull.length === 1 ? nonNull[0] : undefined
    if (only) return `v.nullable(${emit(only)})`
    return `v.union([${nonNull.map(emit).join(', ')}], 'invalid')`
  }

  function emitObject(schema: Schema): string {
    const required = new Set(schema.required)
    const entries = Object.entries(schema.properties ?? {}).map(([key, property]) => {
      const source = emit(property)
      return `${JSON.stringify(key)}: ${required.has(key) ? source : `v.optional(${source})`}`
    })
    return `v.object({ ${entries.join(', ')} }, 'required')`
  }

  function checkOf(format: string): string {
    if (!(format in formats)) throw new Error(`openapi/rules has no format ${format}`)
    const check = formats[format as keyof typeof formats].name
    uses.checks.add(check)
    return check
  }

  function rule(name: string): string {
    uses.rules.add(name)
    return name
  }

  function emitString(schema: Schema): string {
    const min = schema.minLength
    return pipe(`v.string('required')`, [
      min !== undefined && `${rule('minCharacters')}(${min}, '${min === 1 ? 'required' : 'min'}')`,
      schema.maxLength !== undefined && `${rule('maxCharacters')}(${schema.maxLength}, 'max')`,
      schema.pattern !== undefined && `v.regex(${new RegExp(schema.pattern, 'u')}, 'invalid')`,
      schema.format !== undefined &&
        !foreignFormats.has(schema.format) &&
        `${rule('format')}(${checkOf(schema.format)})`,
    ])
  }

  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path as Readonly<Record<string, Operation>>)) {
      const ref = operation.requestBody?.content?.['application/json']?.schema?.$ref
      if (ref) reference(ref)
    }
  }
  return new Map([...written].map(([name, source]) => [`${fileOf(name)}.ts`, source]))
}

/** Each schema under the name that the portal's forms know it by: `nameRequestSchema`. */
export function schemaIndex(files: Iterable<string>): string {
  const exports = [...files].map((file) => {
    const name = file.replace(/\.ts$/, '').replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    return `export { ${name} as ${name[0]?.toLowerCase()}${name.slice(1)}Schema } from './schemas/${file}'\n`
  })
  return `// Generated from openapi/provider.yaml by npm run generate.\n${exports.toSorted().join('')}`
}

type Uses = Readonly<Record<'checks' | 'rules' | 'schemas', Set<string>>>

const nothingYet = (): Uses => ({ checks: new Set(), rules: new Set(), schemas: new Set() })

const HEAD = `// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
`

const fileOf = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/** Each check from its own file and each schema from its own, so that a page carries only what its form needs. */
function importsOf({ checks, rules, schemas }: Uses): string {
  const registry = readFileSync('openapi/rules/formats/formats.ts', 'utf8')
  const ofChecks = [...checks].toSorted().map((check) => {
    const file = new RegExp(`import \\{[^}]*\\b${check}\\b[^}]*\\} from '\\./([^']+)'`).exec(registry)?.[1]
    if (!file) throw new Error(`formats.ts does not import ${check}`)
    return `import { ${check} } from '#rules/formats/${file}'\n`
  })
  const ofSchemas = [...schemas].toSorted().map((name) => `import { ${name} } from './${fileOf(name)}.ts'\n`)
  const ofRules =
    rules.size > 0 ? [`import { ${[...rules].toSorted().join(', ')} } from '#rules/schema-checks.ts'\n`] : []
  return [...ofChecks, ...ofRules, ...ofSchemas].join('')
}

function pipe(base: string, actions: readonly (string | false)[]): string {
  const added = actions.filter((action) => action !== false)
  return added.length === 0 ? base : `v.pipe(${[base, ...added].join(', ')})`
}
