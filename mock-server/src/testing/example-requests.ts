import { compileContract } from '../kernel/contract/compiled-contract.ts'
import { type Json, type JsonObject, type Operation, resolve } from '../kernel/contract/contract.ts'
import { bundledDocument } from './bundled-contract.ts'

/** The published contract as a standard tool reads it: vendor extensions are not standard OpenAPI and are removed. */
export const openapi = withoutExtensions(bundledDocument) as JsonObject

const { contract, schemas } = compileContract(openapi)
export const { operations } = contract
export { schemas }

function withoutExtensions(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutExtensions)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).filter(([key]) => !key.startsWith('x-'))
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutExtensions(value)]))
}

/** The Operation Object itself. */
export function operationObject({ path, method }: Pick<Operation, 'path' | 'method'>): JsonObject {
  const paths = openapi.paths as Readonly<Record<string, JsonObject>>
  return paths[path]?.[method.toLowerCase()] as JsonObject
}

/** Example values of the path parameters, by name. */
export function pathExamples(operation: Operation): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parametersIn('path', operation).map(({ name, example }) => [name as string, example as string]),
  )
}

/** The address of an operation with the examples of its path and of the query that it requires. */
export function exampleUrl(operation: Operation): string {
  const path = Object.entries(pathExamples(operation)).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, value),
    operation.path,
  )
  const required = parametersIn('query', operation).filter((parameter) => parameter.required === true)
  const query = required.map(({ name, example }) => `${name as string}=${encodeURIComponent(example as string)}`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** Examples of the headers that the operation requires. */
export const exampleHeaders = (operation: Operation): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parametersIn('header', operation)
      .filter(({ required }) => required === true)
      .map(({ name, example }) => [name as string, example as string]),
  )

function parametersIn(place: 'path' | 'query' | 'header', operation: Operation): readonly JsonObject[] {
  const parameters = (operationObject(operation).parameters as readonly Json[]).map((one) => resolve(openapi, one))
  return parameters.filter((parameter) => parameter.in === place)
}

/** The examples of a JSON body; none if the operation accepts no JSON. */
export function bodyExamples(operation: Operation): readonly Json[] {
  const content = bodyContent(operation)['application/json'] as JsonObject | undefined
  if (!content) return []
  if (content.example !== undefined) return [content.example]
  return Object.values(content.examples as Readonly<Record<string, JsonObject>>).map(({ value }) => value as Json)
}

/** The parts of the first example of an upload. */
export function partExamples(operation: Operation): JsonObject {
  const { example, examples = {} } = bodyContent(operation)['multipart/form-data'] as {
    example?: JsonObject
    examples?: Readonly<Record<string, JsonObject>>
  }
  return example ?? (Object.values(examples)[0]?.value as JsonObject)
}

/** The schema of the meta of the first file of an upload. */
export function metaSchema(operation: Operation): JsonObject {
  const { schema } = bodyContent(operation)['multipart/form-data'] as JsonObject
  const { properties } = resolve(openapi, schema as Json)
  return resolve(openapi, (properties as JsonObject)['meta[0]'] as Json)
}

function bodyContent(operation: Operation): JsonObject {
  const { requestBody } = operationObject(operation)
  return requestBody ? (resolve(openapi, requestBody).content as JsonObject) : {}
}
