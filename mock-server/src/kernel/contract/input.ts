import type { ErrorObject } from 'ajv'
import type { FastifyRequest } from 'fastify'
import type { Operation, Parameter } from './contract.ts'
import { fieldCodes } from './field-codes.ts'
import type { ContractValidators, SchemaCheck } from './schemas.ts'

/** What the contract accepts: `values` holds declared parameters only, by place, converted to their types. */
export interface ContractInput {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, unknown>>
  readonly body: unknown
}

export type ReadInput = (request: FastifyRequest) => ContractInput | BrokenInput
type BrokenInput = {
  readonly error: 'bad-request' | 'malformed-request'
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** The errors that the fields are made from. A parameter's has its place first (`/query/limit`). */
  readonly wrongParameters?: readonly ErrorObject[]
  readonly wrongBody?: readonly ErrorObject[]
}

/** The check of one operation's request. Undeclared query keys and headers are ignored and not passed on. */
export function makeReadInput(operation: Operation, schemas: ContractValidators): ReadInput {
  const checkParameters = schemas.checkText(parametersSchema(operation.parameters))
  const checkBody: SchemaCheck | undefined =
    operation.body === 'json'
      ? schemas.checkAt(`${operation.pointer}/requestBody/content/application~1json/schema`)
      : undefined
  const pickers = operation.parameters.map(pickerOf)
  return (request) => {
    if (operation.body === 'json' && operation.bodyRequired && request.body === undefined)
      return { error: 'malformed-request' }
    const input = { path: {}, query: {}, header: {}, body: operation.body === 'none' ? undefined : request.body }
    for (const pick of pickers) pick(request, input)
    const wrong = checkParameters(input)
    // The place (`query`) is not part of the name that the client knows.
    if (wrong) return { error: 'bad-request', fields: fieldCodes(wrong, withoutPlace), wrongParameters: wrong }
    if (!checkBody || input.body === undefined) return input
    const wrongBody = checkBody(input.body)
    return wrongBody ? { error: 'bad-request', fields: fieldCodes(wrongBody), wrongBody } : input
  }
}

export const withoutPlace = (field: string): string => field.slice(field.indexOf('.') + 1)

type Places = { path: Record<string, unknown>; query: Record<string, unknown>; header: Record<string, unknown> }

function pickerOf({ name, in: place }: Parameter): (request: FastifyRequest, input: Places) => void {
  const key = place === 'header' ? name.toLowerCase() : name
  const source = ({ params, query, headers }: FastifyRequest) =>
    (place === 'path' ? params : place === 'query' ? query : headers) as Readonly<Record<string, unknown>>
  return (request, input) => {
    const value = source(request)[key]
    if (value !== undefined) input[place][name] = value
  }
}

function parametersSchema(parameters: readonly Parameter[]) {
  const places = (['path', 'query', 'header'] as const).map((place) => {
    const here = parameters.filter((parameter) => parameter.in === place)
    const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]))
    const required = here.filter((parameter) => parameter.required).map(({ name }) => name)
    return [place, { type: 'object', properties, required }] as const
  })
  return { type: 'object', properties: Object.fromEntries(places) }
}
