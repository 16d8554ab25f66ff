import { StoreUnavailableError } from '../../world/world-store.ts'
import { type Refusal, refuse, STORE_UNAVAILABLE } from '../envelope.ts'
import { sendRefusal } from './answer.ts'
import { type RequestContext, refusalResult } from './request-context.ts'
import { finish, type StageOutcome } from './stage-outcome.ts'

const DEFECT = refuse(500, 'internal-error')

/** A 500 of the provider: the step that threw committed nothing. */
export function fail(call: RequestContext, error: unknown): StageOutcome {
  const outcome = finish(call, refusalResult(DEFECT, `failed: ${readError(error).name}`))
  call.world.afterCommit(() => logFailure(call, error, call, DEFECT))
  return outcome
}

/** The store of the worlds is unavailable: this step changed nothing and cannot be noted in a journal. */
export function failStoreUnavailable(
  call: Pick<RequestContext, 'kernel' | 'operation' | 'request' | 'reply'>,
  error: unknown,
): void {
  const { kernel, request, reply } = call
  const refusal = error instanceof StoreUnavailableError ? STORE_UNAVAILABLE : DEFECT
  logFailure(call, error, {}, refusal)
  sendRefusal(kernel, request, reply, refusal, kernel.worlds.now())
}

function logFailure(
  { kernel, operation }: Pick<RequestContext, 'kernel' | 'operation'>,
  error: unknown,
  { world, id }: Partial<Pick<RequestContext, 'world' | 'id'>>,
  refusal: Refusal,
): void {
  const { name, message, stack } = readError(error)
  kernel.log({
    level: 'error',
    event: `${name}: ${message}`,
    operationId: operation.id,
    status: refusal.code,
    errorCode: refusal.code,
    error: refusal.error,
    ...(world && { world: world.id }),
    ...(id !== undefined && { requestId: `j-${id}` }),
    ...(stack && { stack }),
  })
}

const readError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
