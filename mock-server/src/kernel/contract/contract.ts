/**
 * Reads the bundled OpenAPI document into one record per operation. Throws on any error, because a contract that cannot be bound must not
 * start a server.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Operation {
  readonly id: string
  readonly method: Method
  /** As in the document: `/valueStore/{keys}`. */
  readonly path: string
  /** JSON pointer of the operation in the document, the root of its schemas' references. */
  readonly pointer: string
  readonly token: 'required' | 'optional' | 'none'
  readonly scopes: ReadonlySet<string>
  readonly takesIdempotencyKey: boolean
  readonly body: 'json' | 'multipart' | 'none'
  readonly bodyRequired: boolean
  /** Names of the parts of a multipart body; empty for other bodies. */
  readonly parts: ReadonlySet<string>
  readonly parameters: readonly Parameter[]
  readonly statuses: readonly number[]
  readonly outcomes: readonly DocumentedOutcome[]
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonObject
}

/** One pair of error_code and error that the operation documents, with its HTTP status. A success has no error. */
export interface DocumentedOutcome {
  readonly status: number
  readonly code: number
  readonly error?: string
}

export interface Contract {
  readonly document: JsonObject
  readonly operations: readonly Operation[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

export function readContract(document: JsonObject): Contract {
  const operations: Operation[] = []
  for (const [path, item] of Object.entries(object(document.paths, 'paths'))) {
    for (const method of METHODS) {
      const { [method]: operation, parameters } = object(item, path)
      if (operation) operations.push(readOperation(document, path, method, object(operation, path), list(parameters)))
    }
  }
  if (operations.length === 0) throw new Error('The contract has no operation')
  return { document, operations }
}

function readOperation(
  document: JsonObject,
  path: string,
  method: (typeof METHODS)[number],
  operation: JsonObject,
  shared: readonly Json[],
): Operation {
  const id = text(operation.operationId, path)
  const parameters = [...shared, ...list(operation.parameters)].map((one) => readParameter(document, one))
  // `default` has no status that could be checked.
  const { default: _other, ...responses } = object(operation.responses, id)
  const body = operation.requestBody ? resolve(document, operation.requestBody) : undefined
  const content = body ? object(body.content, id) : {}
  return {
    id,
    method: method.toUpperCase() as Method,
    path,
    pointer: `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
    token: tokenRule(list(operation.security ?? document.security)),
    scopes: new Set(list(operation['x-scopes']).map(String)),
    takesIdempotencyKey: parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key'),
    body: content['multipart/form-data'] ? 'multipart' : content['application/json'] ? 'json' : 'none',
    bodyRequired: body?.required === true,
    parts: readParts(document, content['multipart/form-data']),
    parameters,
    statuses: Object.keys(responses).map(Number),
    outcomes: Object.entries(responses).flatMap(([status, response]) => {
      const outcomes = outcomesOfContent(document, object(resolve(document, response).content ?? {}, id))
      return onceEach(outcomes).map((outcome) => ({ status: Number(status), ...outcome }))
    }),
  }
}

function readParts(document: JsonObject, multipart: Json | undefined): ReadonlySet<string> {
  if (!multipart) return new Set()
  const { schema = {} } = object(multipart, 'multipart/form-data')
  return new Set(Object.keys(object(resolve(document, schema).properties, 'the parts of an upload')))
}

/**
 * An empty requirement (`{}`) among others makes the token optional; an empty list requires none (OpenAPI 3.1, Security Requirement
 * Object).
 */
function tokenRule(security: readonly Json[]): Operation['token'] {
  if (security.length === 0) return 'none'
  return security.some((one) => Object.keys(object(one, 'security')).length === 0) ? 'optional' : 'required'
}

function readParameter(document: JsonObject, parameter: Json): Parameter {
  const { name: named, in: place, required, schema } = resolve(document, parameter)
  const name = text(named, 'a parameter')
  if (place !== 'path' && place !== 'query' && place !== 'header')
    throw new Error(`Parameter ${name} is in a place that the kernel does not read`)
  // The reference is resolved here, so that checking a value does not need the whole document.
  return { name, in: place, required: required === true, schema: resolve(document, object(schema, name)) }
}

type OutcomeOfContent = { code: number; error?: string }

/** A file has no envelope: it always means success. */
function outcomesOfContent(document: JsonObject, content: JsonObject): OutcomeOfContent[] {
  const json = content['application/json']
  const envelopes = json ? outcomesOf(document, object(object(json, 'application/json').schema, 'schema')) : []
  return content['application/pdf'] ? [{ code: 200 }, ...envelopes] : envelopes
}

/** Several success shapes of one operation count as one outcome. */
function onceEach(outcomes: readonly OutcomeOfContent[]): readonly OutcomeOfContent[] {
  return [...new Map(outcomes.map((outcome) => [`${outcome.code} ${outcome.error}`, outcome])).values()]
}

function outcomesOf(document: JsonObject, schema: Json): OutcomeOfContent[] {
  const { oneOf, anyOf, properties } = resolve(document, schema)
  const branches = list(oneOf ?? anyOf)
  if (branches.length > 0) return branches.flatMap((branch) => outcomesOf(document, branch))
  if (!properties) return []
  const fields = object(properties, 'properties')
  const codes = allowed(document, fields.error_code).map(Number)
  const errors = allowed(document, fields.error).map(String)
  return codes.flatMap((code) => (errors.length === 0 ? [{ code }] : errors.map((error) => ({ code, error }))))
}

function allowed(document: JsonObject, schema: Json | undefined): readonly Json[] {
  if (schema === undefined) return []
  const { const: only, enum: several } = resolve(document, schema)
  return only === undefined ? list(several) : [only]
}

export function resolve(document: JsonObject, node: Json): JsonObject {
  const found = object(node, 'reference')
  const { $ref } = found
  if (typeof $ref !== 'string') return found
  const keys = $ref.replace(/^#\//, '').split('/')
  const target = keys.reduce<Json>((at, key) => object(at, $ref)[plainKey(key)] ?? null, document)
  return resolve(document, target)
}

const plainKey = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

function object(node: Json | undefined, where: string): JsonObject {
  if (typeof node === 'object' && node !== null && !Array.isArray(node)) return node as JsonObject
  throw new Error(`The contract has no object at ${where}`)
}

function text(node: Json | undefined, where: string): string {
  if (typeof node === 'string') return node
  throw new Error(`The contract has no text at ${where}`)
}

function list(node: Json | undefined): readonly Json[] {
  return Array.isArray(node) ? (node as readonly Json[]) : []
}
