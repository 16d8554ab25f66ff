import type { Change } from '../../domain/state/change.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { takeMessageFault } from '../../world/faults/armed-faults.ts'
import { deliver } from '../../world/inbox/delivery.ts'
import type { AnyInput } from '../access/authorize-request.ts'
import { checkThrottle, countThrottle } from '../access/throttle.ts'
import type { SchemaCheck } from '../contract/schemas.ts'
import type { AnyHandler, AnyHandlerResult, Caller, SignedToken, SignImage } from '../handler.ts'
import { fileResult } from '../http/render-file.ts'
import { aimedCall } from './aimed-call.ts'
import type { AnswerCache } from './answer-cache.ts'
import { type ComputedAnswer, findOrCompute } from './cached-answer.ts'
import { type IdempotentCall, keyedCall, openKey } from './idempotency.ts'
import type { OperationResult, RequestContext } from './request-context.ts'
import { refusalResult } from './request-context.ts'

export interface AuthorizedCall {
  readonly call: RequestContext
  readonly handler: AnyHandler
  readonly input: AnyInput
  readonly prepared: unknown
  /** The contract's check of a response under a status; undefined where responses are not checked. */
  readonly checkAnswer: ((status: number) => SchemaCheck | undefined) | undefined
  /** Undefined for an operation that is computed every time. */
  readonly cache: AnswerCache<OperationResult> | undefined
}

/** One transaction: limits, idempotency, the operation and its changes at one instant. */
export function runOperation(authorized: AuthorizedCall): OperationResult {
  const { world } = authorized.call
  const keyed = keyedCall(authorized.call, authorized.input)
  const { decision, applied } = world.act((state, random) => decideStep(authorized, keyed, state, random))
  return applied.length === 0 ? decision.decided : { ...decision.decided, applied }
}

/**
 * The response of `decide` with no change made, for a fault before the commit that shows part of a response. If the operation would
 * change something, only the length of the response is real: a contact must not be sent unless its view is logged (rule 19.8).
 */
export function dryRunOperation(authorized: AuthorizedCall): OperationResult {
  const keyed = keyedCall(authorized.call, authorized.input)
  const { decided, changes } = authorized.call.world.dryRun((state, random) =>
    decideStep(authorized, keyed, state, random),
  )
  if (changes.length === 0 || typeof decided.body !== 'string') return decided
  return { ...decided, body: `{"error_code":${decided.code}`.padEnd(Buffer.byteLength(decided.body)) }
}

function decideStep(
  authorized: AuthorizedCall,
  keyed: IdempotentCall | undefined,
  state: WorldState,
  random: Random,
): Omit<ComputedAnswer, 'answer'> {
  const { call, input, handler } = authorized
  const now = call.at
  const key = openKey(state, keyed, now)
  const { hasNewKey } = key
  const visitor = { operationId: call.operation.id, address: input.address, account: input.caller?.personId, hasNewKey }
  const busy = checkThrottle(state, visitor, now)
  if (busy) return { decided: refusalResult(busy, 'rate limit'), changes: [] }
  const settled = key.settle((answer) => handler.isStillTrue?.(state, input, answer, now) ?? true)
  if (settled) return { decided: settled, changes: [] }
  const { decided, answer, changes } = findOrCompute(authorized, state, (isValidated) =>
    run(isValidated ? { ...authorized, checkAnswer: undefined } : authorized, state, now, random),
  )
  const delivered = deliver(state, changes, (to) =>
    takeMessageFault(state, aimedCall(call.operation.id, input), to, random),
  )
  if (delivered.changes !== changes && !call.kernel.sending.has(call.operation.id))
    throw new Error(`${call.operation.id} sends a message, but is not among the operations that send`)
  const counted = countThrottle(state, visitor, now, decided.code === 401)
  const remembered = decided.status === 200 ? key.remember(answer) : []
  const { fault } = delivered
  const faulted = fault && { messageFault: { id: fault.id, kind: fault.kind } }
  return {
    decided: faulted ? { ...decided, faulted } : decided,
    changes: [...delivered.changes, ...counted, ...remembered],
  }
}

function run(
  { call, handler, input, prepared, checkAnswer }: AuthorizedCall,
  state: WorldState,
  now: number,
  random: Random,
): ComputedAnswer {
  const { kernel, world } = call
  const outcome = handler.run(state, input, {
    now,
    random,
    worldId: world.id,
    signImage: signImageFor(input.caller),
    prepared,
  })
  if (outcome.file)
    return { decided: fileResult(outcome.file, outcome.rule), answer: undefined, changes: outcome.changes }
  const { status = 200, rule, changes, token, headers } = outcome
  const answer: object = isPresenter(outcome.answer) ? outcome.answer(signed()) : outcome.answer
  const wrong = checkAnswer?.(status)?.(answer)
  if (wrong) throw new AnswerOffContractError(call.operation.id, status, wrong)
  const { error_code: code, error } = answer as { error_code: number; error?: string }
  const decided: OperationResult = {
    status,
    code,
    error,
    body: JSON.stringify(answer),
    rule,
    applied: [],
    headers,
  }
  return { decided, answer, changes }

  function signed() {
    if (!token) throw new Error(`${call.operation.id} answers with a token that it did not request`)
    const { personId } = token
    const era = generationAfter(outcome.changes, personId)
    const { jti, ...signedToken } = kernel.tokens.sign(world, { ...token, era }, now, random)
    return { ...signedToken, signImage: kernel.images.signFor(world, { personId, jti }, now, era) }
  }

  function signImageFor(caller: Caller | null): SignImage {
    if (caller) return kernel.images.signFor(world, caller, now)
    return () => {
      throw new Error(`${call.operation.id} shows a picture to a visitor`)
    }
  }
}

/**
 * The session generation that the changes of this step begin: a token in the response to a new password must outlive the sessions that
 * ended with the old password.
 */
function generationAfter(changes: readonly Change[], personId: string): number | undefined {
  const begun = changes.findLast(({ path }) => path[0] === 'sessionEras' && path[1] === personId)
  return typeof begun?.value === 'number' ? begun.value : undefined
}

type Answer = NonNullable<AnyHandlerResult['answer']>
function isPresenter(answer: Answer): answer is Extract<Answer, (signed: SignedToken) => object> {
  return typeof answer === 'function'
}

/** Names the invalid places of the response, never their values. */
class AnswerOffContractError extends Error {
  override name = 'AnswerOffContractError'
  constructor(operationId: string, status: number, wrong: readonly { instancePath: string; keyword: string }[]) {
    const places = wrong.slice(0, 5).map(({ instancePath, keyword }) => `${instancePath || '/'} ${keyword}`)
    super(`${operationId} answers ${status} off the contract: ${places.join(', ')}`)
  }
}
