import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '../faults/fault.ts'
import { faultsOf } from '../faults/fault-list.ts'
import { afterMs } from '../faults/inflict.ts'
import { journalOf } from '../journal/journal.ts'
import type { World } from '../world/world.ts'
import { type AnyInput, admit } from './admit.ts'
import { sendRefusal } from './answer.ts'
import { type Call, type Decided, decideRefusal, finish, NOTHING, note } from './call.ts'
import type { Operation } from './contract.ts'
import { type Admitted, decide, rehearse } from './decide.ts'
import { type Refusal, refuse, transportError } from './envelope.ts'
import type { AnyHandler, UploadedFile } from './handler.ts'
import { makeReadInput } from './input.ts'
import type { Kernel } from './kernel.ts'
import { magicFault } from './magic-fault.ts'
import { makeJudgeMetas } from './metas.ts'
import { type PartsReading, readParts } from './multipart.ts'
import { renderFile } from './render-file.ts'
import { makeAnswerChecks } from './schemas.ts'
import { meetFault, showsAnswer, strikeAfter, strikeBefore } from './strike.ts'
import { checkThrottle } from './throttle.ts'
import { cutUpload } from './upload-cut.ts'
import { chooseWorld, forgetWorld } from './world-choice.ts'

const LONGEST_URL = 2_048
const NO_FILES: readonly UploadedFile[] = []

/**
 * One way through for every call: world -> contract -> token, person and scope -> fault before -> operation and commit -> fault after
 * -> envelope -> journal; an upload's parts are read behind its token and scope. Written with plain calls, since a promise for each
 * call would cost more than the rest of the kernel.
 */
export function makeRoute(kernel: Kernel, operation: Operation, handler: AnyHandler) {
  const readInput = makeReadInput(operation, kernel.schemas)
  const judgeMetas = makeJudgeMetas(operation, kernel.schemas)
  const checkAnswer = kernel.checkAnswers ? makeAnswerChecks(operation, kernel.schemas) : undefined

  return (request: FastifyRequest, reply: FastifyReply) => {
    // Before the reply is taken over: the default world may have to be made, and a store that cannot keep it is answered by Fastify.
    const world = chooseWorld(kernel.worlds, request)
    reply.hijack()
    const refusal = refuseEarly(request, world)
    if (refusal || !world) {
      sendRefusal(kernel, request, reply, refusal ?? transportError(404), kernel.worlds.now())
      return
    }
    const call: Call = {
      kernel,
      operation,
      world,
      request,
      reply,
      id: journalOf(world).nextId(),
      at: 0,
      files: NO_FILES,
    }
    try {
      runDue(call)
      if (operation.body === 'multipart') receive(call)
      else enter(call, NO_FILES)
    } catch (error) {
      fail(call, error)
    }
  }

  /**
   * An upload: who may not send one is told so whatever its parts are; Node reads the rest of the body away, so that the answer arrives.
   * The world's time goes on while the parts come in, so that the token is judged again behind them.
   */
  function receive(call: Call) {
    const early = admit(call, readInput, NO_FILES)
    if ('refused' in early) return finish(call, early.refused)
    const cut = faultsOf(call.world)?.meetUploadCut(operation.id)
    if (cut) {
      note(call, NOTHING, cut)
      return cutUpload(call.request.raw, cut.atPercent)
    }
    readParts(call.request).then(
      (parts: PartsReading) =>
        later(call, () =>
          'files' in parts
            ? enter(call, judgeMetas(parts.files))
            : finish(call, decideRefusal(parts, 'contract: parts')),
        ),
      (error: unknown) => fail(call, error),
    )
  }

  function enter(call: Call, files: readonly UploadedFile[]) {
    call.files = files
    const admitted = admit(call, readInput, files)
    if ('refused' in admitted) return finish(call, admitted.refused)
    const fault = meetFault(call) ?? magicFault(operation.id, admitted.input)
    if (fault?.kind === 'latency' && fault.when === 'before')
      return afterMs(call.request.raw.socket, fault.ms, () => later(call, () => prepare(call, admitted.input, fault)))
    prepare(call, admitted.input, fault)
  }

  /** Asynchronous work first; a full window refuses before it, since a password hash is what a flood is after. */
  function prepare(call: Call, input: AnyInput, fault: Fault | undefined) {
    if (!handler.prepare) return settle(call, input, undefined, fault)
    const visitor = { operationId: operation.id, address: input.address, account: input.caller?.personId }
    const busy = checkThrottle(call.world.state, visitor, call.at)
    if (busy) return finish(call, decideRefusal(busy, 'rate limit'))
    handler.prepare(call.world.state, input).then(
      (prepared) => later(call, () => settle(call, input, prepared, fault)),
      (error: unknown) => fail(call, error),
    )
  }

  function settle(call: Call, input: AnyInput, prepared: unknown, fault: Fault | undefined) {
    const admitted: Admitted = { call, handler, input, prepared, checkAnswer }
    if (!fault) return whole(call, decide(admitted), (decided) => finish(call, decided))
    if (fault.when === 'before' && fault.kind !== 'latency')
      return whole(call, showsAnswer(fault) ? rehearse(admitted) : NOTHING, (decided) =>
        strikeBefore(call, fault, decided),
      )
    whole(call, decide(admitted), (decided) =>
      fault.when === 'before' ? finish(call, decided, fault) : strikeAfter(call, fault, decided),
    )
  }
}

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
  renderFile(decided, decided.file).then(
    (rendered) => later(call, () => then(rendered)),
    (error: unknown) => fail(call, error),
  )
}

/** A step after a wait: the world's time went on meanwhile. */
function later(call: Call, step: () => void): void {
  try {
    runDue(call)
    step()
  } catch (error) {
    fail(call, error)
  }
}

/** A fault of the provider: nothing was committed by the step that threw. */
function fail(call: Call, error: unknown): void {
  const { kernel, operation, world, id } = call
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  kernel.log({
    level: 'error',
    event: `${name}: ${message}`,
    operationId: operation.id,
    world: world.id,
    requestId: `j-${id}`,
    ...(stack && { stack }),
  })
  finish(call, decideRefusal(refuse(500, 'internal-error'), `failed: ${name}`))
}
