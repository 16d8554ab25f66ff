import { readFileSync } from 'node:fs'
import type { ErrorObject } from 'ajv'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { components } from '#generated/sandbox.d.ts'
import { type CompiledContract, compileContract } from '../kernel/contract/compiled-contract.ts'
import type { JsonObject, Operation } from '../kernel/contract/contract.ts'
import { makeReadInput, withoutPlace } from '../kernel/contract/input.ts'
import { nameInTable } from './people/read-table.ts'
import { badRequest } from './sandbox-error.ts'
import { refuseWrong, unknownName } from './wrong-request.ts'

let compiled: CompiledContract | undefined

/** The contract of the control plane, read with the first request: a portal without a tester needs none of it. */
export function controlContract(): CompiledContract {
  compiled ??= compileContract(
    JSON.parse(readFileSync(new URL('../../../generated/sandbox.json', import.meta.url), 'utf8')) as JsonObject,
  )
  return compiled
}

let checks: ReadonlyMap<string, (request: FastifyRequest) => void> | undefined

/**
 * Checks each request for an operation of `openapi/sandbox.yaml`, as the kernel does, and converts its parameters to their types. Unlike
 * the provider's, an unknown parameter is refused: a tester would take what a misspelled filter returns for the truth.
 */
export function checkRequests(scope: FastifyInstance): void {
  scope.addHook('preValidation', async (request) => {
    checks ??= new Map(
      controlContract().contract.operations.map((operation) => [routeOf(operation), checkOf(operation)]),
    )
    checks.get(`${request.method === 'HEAD' ? 'GET' : request.method} ${request.routeOptions.url}`)?.(request)
  })
}

const routeOf = ({ method, path }: Operation) => `${method} /sandbox${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

function checkOf(operation: Operation): (request: FastifyRequest) => void {
  const { schemas } = controlContract()
  const read = makeReadInput(operation, schemas)
  const known = operation.parameters.flatMap(({ name, in: place }) => (place === 'query' ? [name] : []))
  return (request) => {
    const unknown = Object.keys(request.query as object).find((name) => !known.includes(name))
    if (unknown !== undefined) throw badRequest(unknownName(unknown, known), unknown)
    if (operation.body === 'none') refuse(schemas.check(NO_BODY)(request.body ?? {}))
    const input = read(request)
    if ('error' in input) {
      refuse(input.wrongParameters, withoutPlace)
      refuse(input.wrongBody, (field) => nameInTable(request.body, field))
      throw badRequest('The body is missing; send a JSON object')
    }
    request.params = input.path
    request.query = input.query
  }
}

const NO_BODY: JsonObject = { type: 'object', properties: {}, additionalProperties: false }

/** Checks a part of a request that the contract leaves open. `place` is its name in the message. */
export function checkPart(name: keyof components['schemas'], value: unknown, place: string): void {
  const wrong = controlContract().schemas.checkAt(`#/components/schemas/${name}`)(value)
  refuse(wrong, (field) => (field === '' ? place : `${place}.${field}`))
}

const refuse = (errors: readonly ErrorObject[] | undefined, rename?: (field: string) => string): void =>
  refuseWrong(controlContract().contract.document, errors, rename)
