import { sendRefusal } from './answer.ts'
import { type Call, decideRefusal } from './call.ts'
import { refuse } from './envelope.ts'
import { finish, type Outcome } from './outcome.ts'

/** A fault of the provider: nothing was committed by what threw. */
export function fail(call: Call, error: unknown): Outcome {
  const outcome = finish(call, decideRefusal(refuse(500, 'internal-error'), `failed: ${readError(error).name}`))
  call.world.onceKept(() => logFailure(call, error, call))
  return outcome
}

/** The worlds could not be reached: nothing happened in this step, and nowhere can it be noted. */
export function failUnkept(call: Pick<Call, 'kernel' | 'operation' | 'request' | 'reply'>, error: unknown): void {
  logFailure(call, error, {})
  const { kernel, request, reply } = call
  sendRefusal(kernel, request, reply, refuse(500, 'internal-error'), kernel.worlds.now())
}

function logFailure(
  { kernel, operation }: Pick<Call, 'kernel' | 'operation'>,
  error: unknown,
  { world, id }: Partial<Pick<Call, 'world' | 'id'>>,
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
