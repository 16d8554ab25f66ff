import { StoreUnavailableError } from '../world/world-store.ts'
import { sendRefusal } from './answer.ts'
import { refuse, STORE_UNAVAILABLE } from './envelope.ts'
import { type RequestContext, refusalResult } from './request-context.ts'
import { finish, type StageOutcome } from './stage-outcome.ts'

/** A 500 of the provider: the step that threw committed nothing. */
export function fail(call: RequestContext, error: unknown): StageOutcome {
  const outcome = finish(call, refusalResult(refuse(500, 'internal-error'), `failed: ${readError(error).name}`))
  call.world.afterCommit(() => logFailure(call, error, call))
  return outcome
}

/** The store of the worlds is unavailable: this step changed nothing and cannot be noted in a journal. */
export function failStoreUnavailable(
  call: Pick<RequestContext, 'kernel' | 'operation' | 'request' | 'reply'>,
  error: unknown,
): void {
  logFailure(call, error, {})
  const { kernel, request, reply } = call
  const refusal = error instanceof StoreUnavailableError ? STORE_UNAVAILABLE : refuse(500, 'internal-error')
  sendRefusal(kernel, request, reply, refusal, kernel.worlds.now())
}

function logFailure(
  { kernel, operation }: Pick<RequestContext, 'kernel' | 'operation'>,
  error: unknown,
  { world, id }: Partial<Pick<RequestContext, 'world' | 'id'>>,
): void {
  const { name, message, stack } = readError(error)
  kernel.log({
    level: 'error',
    event: `${name}: ${message}`,
    operationId: operation.id,
    ...(world && { world: world.id }),
    ...(id !== undefined && { requestId: `j-${id}` }),
    ...(stack && { stack }),
  })
}

const readError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
