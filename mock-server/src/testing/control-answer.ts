import type { InjectOptions } from 'fastify'
import { controlContract } from '../sandbox-api/contract-check.ts'
import type { TestApp } from './test-app.ts'

/** Calls the control plane; throws if the answer is not as `openapi/sandbox.yaml` has it. */
export async function callControl(app: TestApp, operationId: string, options: InjectOptions | string) {
  const { statusCode: status, headers, ...answer } = await app.inject(options)
  const body = answer.body === '' ? undefined : answer.json()
  const { contract, schemas } = controlContract()
  const operation = contract.operations.find(({ id }) => id === operationId)
  if (!operation) throw new Error(`No operation ${operationId}`)
  const wrong = body === undefined ? undefined : schemas.checkAnswer(operation.pointer, status)(body)
  if (wrong) throw new Error(`${operationId} ${status} is off its contract: ${JSON.stringify(wrong)}`)
  return { status, headers, body }
}
