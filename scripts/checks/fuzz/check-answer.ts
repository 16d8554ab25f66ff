import { type JsonObject, type Operation, resolve } from '#mock/kernel/contract/contract.ts'
import type { SchemaCheck } from '#mock/kernel/contract/schemas.ts'
import { openapi, operationObject, schemas } from '#mock/testing/example-requests.ts'

export interface FuzzAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

const checks = new Map<string, SchemaCheck>()

/** Throws unless the operation declares the status and the content type, and the body has the declared schema. */
export function checkAnswer(operation: Operation, { status, contentType, body }: FuzzAnswer): void {
  const failure = (reason: string) => new Error(`${operation.id} ${reason}: ${status} ${body.slice(0, 500)}`)
  if (status >= 500) throw failure('failed')
  const responses = operationObject(operation).responses as JsonObject
  const response = responses[status]
  if (response === undefined) throw failure('does not declare this status')
  const mediaType = contentType.split(';')[0] ?? ''
  if (!Object.hasOwn(resolve(openapi, response).content as JsonObject, mediaType))
    throw failure(`does not declare the content type "${mediaType}"`)
  if (mediaType !== 'application/json') return
  const key = `${operation.pointer} ${status}`
  const check = checks.get(key) ?? schemas.checkAnswer(operation.pointer, status)
  checks.set(key, check)
  const wrong = check(JSON.parse(body))
  if (wrong)
    throw failure(
      `declares another schema (${wrong.map(({ instancePath, message }) => `${instancePath} ${message}`).join(', ')})`,
    )
}
