import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '../domain/state/fault.ts'
import { afterMs } from '../world/faults/inflict.ts'
import type { World } from '../world/world.ts'
import { type AnyInput, admit } from './admit.ts'
import { sendRefusal } from './answer.ts'
import { type Call, type Decided, decideRefusal, finish, NOTHING } from './call.ts'
import type { Operation } from './contract.ts'
import { type Admitted, decide, nameOfCall, rehearse } from './decide.ts'
import { type Refusal, refuse, transportError } from './envelope.ts'
import { fail, failUnkept } from './fail.ts'
import type { AnyHandler, UploadedFile } from './handler.ts'
import { recall } from './idempotency.ts'
import { makeReadInput } from './input.ts'
import type { Kernel } from './kernel.ts'
import { magicFault } from './magic-fault.ts'
import { makeJudgeMetas } from './metas.ts'
import { type PartsReading, readParts } from './multipart.ts'
import { renderFile } from './render-file.ts'
import { makeAnswerChecks } from './schemas.ts'
import { breakUpload, meetFault, showsAnswer, strikeAfter, strikeBefore } from './strike.ts'
import { checkThrottle } from './throttle.ts'
import { forgetWorld, namedWorld } from './world-choice.ts'

const LONGEST_URL = 2_048
const NO_FILES: readonly UploadedFile[] = []

/**
 * One way through for every call: world -> contract -> token, person and scope -> fault before -> operation and commit -> fault after
 * -> envelope -> journal; an upload's parts are read behind its token and scope. Written with plain calls, since a promise for each
 * call would cost more than the rest of the kernel. A shared store may have a step done again, so what leaves the process, and every
 * wait, begins when the step is kept.
 */
export function makeRoute(kernel: Kernel, operation: Operation, handler: AnyHandler) {
  const readInput = makeReadInput(operation, kernel.schemas)
  const judgeMetas = makeJudgeMetas(operation, kernel.schemas)
  const checkAnswer = kernel.checkAnswers ? makeAnswerChecks(operation, kernel.schemas) : undefined

  return (request: FastifyRequest, reply: FastifyReply) => {
    // Before the reply is taken over: the default world may have to be made, and a store that cannot keep it is answered by Fastify.
    const arrived = kernel.worlds.within(namedWorld(request), (world) => arrive(request, reply, world))
    if (arrived instanceof Promise)
      return arrived.catch((error: unknown) => failUnkept({ kernel, operation, request, reply }, error))
  }

  function arrive(request: FastifyRequest, reply: FastifyReply, world: World | undefined): void {
    reply.hijack()
    const refusal = refuseEarly(request, world)
    if (refusal || !world) {
      const now = world?.clock.now() ?? kernel.worlds.now()
      sendRefusal(kernel, request, reply, refusal ?? transportError(404), now)
      return
    }
    const call: Call = { kernel, operation, world, request, reply, id: undefined, at: 0, files: NO_FILES }
    step(call, () => {
      if (operation.body === 'multipart') receive(call)
      else enter(call, NO_FILES)
    })
  }

  /**
   * An upload: who may not send one is told so whatever its parts are; Node reads the rest of the body away, so that the answer arrives.
   * The world's time goes on while the parts come in, so that the token is judged again behind them. What the operation refuses
   * without looking at the files is refused before a byte of them is read.
   */
  function receive(call: Call) {
    const early = admit(call, readInput, NO_FILES)
    if ('refused' in early) return finish(call, early.refused)
    const refused = isRepeated(call, early.input)
      ? null
      : handler.refuseFiles?.(call.world.state, early.input, { now: call.at })
    if (refused) return proceed(call, withoutKey(early.input), { run: () => refused })
    if (breakUpload(call)) return
    wait(
      call,
      () => readParts(call.request, operation.parts),
      (parts: PartsReading) =>
        'files' in parts ? enter(call, judgeMetas(parts.files)) : finish(call, decideRefusal(parts, 'contract: parts')),
    )
  }

  function enter(call: Call, files: readonly UploadedFile[]) {
    call.files = files
    const admitted = admit(call, readInput, files)
    if ('refused' in admitted) return finish(call, admitted.refused)
    proceed(call, admitted.input, handler)
  }

  function proceed(call: Call, input: AnyInput, handler: AnyHandler) {
    const fault = meetFault(call) ?? magicFault(operation.id, input)
    if (fault?.kind === 'latency' && fault.when === 'before')
      return call.world.onceKept(() =>
        afterMs(call.request.raw.socket, fault.ms, () => later(call, () => prepare(call, input, fault, handler))),
      )
    prepare(call, input, fault, handler)
  }

  /** Asynchronous work first; a full window refuses before it, since a password hash is what a flood is after. */
  function prepare(call: Call, input: AnyInput, fault: Fault | undefined, handler: AnyHandler) {
    if (!handler.prepare) return settle(call, input, undefined, fault, handler)
    const visitor = { operationId: operation.id, address: input.address, account: input.caller?.personId }
    const busy = checkThrottle(call.world.state, visitor, call.at)
    if (busy) return finish(call, decideRefusal(busy, 'rate limit'))
    wait(
      call,
      async () => handler.prepare?.(call.world.state, input),
      (prepared) => settle(call, input, prepared, fault, handler),
    )
  }

  function settle(call: Call, input: AnyInput, prepared: unknown, fault: Fault | undefined, handler: AnyHandler) {
    const admitted: Admitted = { call, handler, input, prepared, checkAnswer }
    if (!fault) return whole(call, decide(admitted), (decided) => finish(call, decided))
    if (fault.when === 'before' && fault.kind !== 'latency')
      return whole(call, showsAnswer(fault) ? rehearse(admitted) : NOTHING, (decided) =>
        strikeBefore(call, fault, decided),
      )
    whole(call, decide(admitted), (decided) =>
      fault.when === 'before'
        ? finish(call, decided, fault)
        : strikeAfter(call, fault, decided, (step) => later(call, step)),
    )
  }
}

/** The answer is remembered under the call's key, whatever the operation would say now. */
function isRepeated({ world, operation, at }: Call, input: AnyInput): boolean {
  const named = nameOfCall(operation.id, input)
  return named !== undefined && recall(world.state, named, at) !== undefined
}

/** A refusal before the files is not remembered: the key covers the files too, and they were not read. */
const withoutKey = (input: AnyInput): AnyInput => ({
  ...input,
  headers: { ...input.headers, idempotencyKey: undefined },
})

function refuseEarly(request: FastifyRequest, world: World | undefined): Refusal | undefined {
  if (request.raw.url && request.raw.url.length > LONGEST_URL) return refuse(414, 'uri-too-long')
  return world ? undefined : refuse(404, 'unknown-world', { headers: forgetWorld(request) })
}

/** Looks at the clock and runs what became due, so that the decision sees the world as it is at this very moment. */
function runDue(call: Call): void {
  const { kernel, world } = call
  call.at = world.clock.now()
  kernel.scheduler.runUpTo(world, call.at)
}

/** Goes on with the whole answer: a file is rendered first, and one that cannot be is a fault of the provider. */
function whole(call: Call, decided: Decided, then: (whole: Decided) => void): void {
  if (!decided.file) {
    then(decided)
    return
  }
  const { file } = decided
  wait(call, () => renderFile(decided, file), then)
}

/** Asynchronous work, and a step behind it. */
function wait<Result>(call: Call, work: () => Promise<Result>, then: (result: Result) => void): void {
  call.world.onceKept(() => {
    work().then(
      (result) => later(call, () => then(result)),
      (error: unknown) => later(call, () => fail(call, error)),
    )
  })
}

/** A step after a wait: the world's time went on meanwhile. */
function later(call: Call, then: () => void): void {
  const passed = call.kernel.worlds.goOn(call.world, (world) => {
    call.world = world
    step(call, then)
  })
  if (passed instanceof Promise) passed.catch((error: unknown) => failUnkept(call, error))
}

function step(call: Call, then: () => void): void {
  try {
    runDue(call)
    then()
  } catch (error) {
    fail(call, error)
  }
}
