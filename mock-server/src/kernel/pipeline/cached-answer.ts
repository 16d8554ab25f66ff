import type { Change } from '../../domain/state/change.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { AnyInput } from '../access/authorize-request.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { OperationResult, RequestContext } from './request-context.ts'

/** What an operation decided; `answer` is undefined if it came from the cache, or is a file. */
export interface ComputedAnswer {
  readonly decided: OperationResult
  readonly answer: unknown
  readonly changes: readonly Change[]
}

interface CacheableCall {
  readonly call: RequestContext
  readonly input: AnyInput
  readonly cache: AnswerCache<OperationResult> | undefined
}

/**
 * The cached answer of the operation, otherwise a computed one. Where answers are checked (`checkAnswers`), a cached one is computed
 * again and must be the same, so that every test of the provider also tests the cache. `compute` learns whether an equal answer was
 * validated before.
 */
export function findOrCompute(
  { call, input, cache }: CacheableCall,
  state: WorldState,
  compute: (isValidated: boolean) => ComputedAnswer,
): ComputedAnswer {
  if (!cache || input.headers.idempotencyKey !== undefined) return compute(false)
  const { kernel, world, operation, at } = call
  const key = cacheKey(call, input)
  const known = cache.find(state, key, at)
  if (known && !kernel.checkAnswers) return { decided: known, answer: undefined, changes: NO_CHANGES }
  const computed = compute(known !== undefined)
  const { decided, changes } = computed
  if (known && known.body !== decided.body) throw new StaleAnswerError(operation.id)
  if (!known && decided.status === 200 && !decided.headers && changes.length === 0)
    cache.add(state, key, decided, at, kernel.scheduler.firstAt(world))
  return computed
}

const NO_CHANGES: readonly Change[] = []

/** All that the answer may depend on besides the state and the time. Worlds share the state that their scenario begins with. */
const cacheKey = ({ world, request }: RequestContext, { caller, headers, origin, portal }: AnyInput): string => {
  const session = caller ? `${caller.jti}\n${caller.personId}\n${caller.scope}\n${caller.startedAt}` : ''
  return `${world.id}\n${session}\n${headers.lang}\n${headers.uid}\n${origin}\n${portal}\n${request.url}`
}

/** The operation is listed as cacheable, but its answer depends on something else too. */
class StaleAnswerError extends Error {
  override name = 'StaleAnswerError'
  constructor(operationId: string) {
    super(`${operationId} would answer differently than its cached answer`)
  }
}
