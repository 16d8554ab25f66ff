import { setTimeout } from 'node:timers/promises'
import type { Contract, ContractOperation, Node } from '../../contract.ts'
import { causeOfAnyAnswer } from '../../differences/any-answer.ts'
import type { Difference } from '../../differences/difference.ts'
import { beginningOf } from '../../differences/show-value.ts'
import type { HttpCall, HttpResult } from '../../http/http-result.ts'
import { explainFailure } from '../../network-texts.ts'
import type { Interaction } from '../../pact-file.ts'
import { shuffle } from '../run/shuffle.ts'
import type { VerifiedCall } from '../run/verified-call.ts'
import { bodyProbes } from './body-probes.ts'
import { corsFailures } from './cors.ts'
import { httpProbes } from './http-probes.ts'
import { differenceOf, expectedText, type Probe } from './probe.ts'
import { inState, note, type ProbeRun, type ProbeTarget } from './probe-run.ts'
import type { Sequence, Stage } from './sequence.ts'
import { recordedCallsOf, sequencesOf } from './sequences.ts'

/** Wrong bodies for each operation in one run; the seed chooses them. */
const MAX_WRONG_BODIES = 10
const MAX_BOUNDARIES = 3

/**
 * Sends generated calls to each of these operations, made from a recorded call that succeeds: wrong and boundary bodies, wrong HTTP,
 * another person's uid, the same call repeated, a call from another origin. At most about twenty for each operation; `seed` chooses
 * the bodies. Returns them as the calls of a verification.
 */
export async function runProbes(
  contract: Contract,
  operations: readonly ContractOperation[],
  recorded: readonly Interaction[],
  target: ProbeTarget,
  seed: number,
): Promise<VerifiedCall[]> {
  const calls: VerifiedCall[] = []
  for (const operation of operations) {
    const own = recordedCallsOf(contract, operation.id, recorded)
    const [first] = own.successes
    const interaction = first ?? own.refusals[0]
    if (interaction === undefined) continue
    const run = { contract, operation, interaction, own, recorded, target, calls }
    if (first !== undefined) await runCalls(run, seed)
    await runSequences(run)
    if (first !== undefined && target.origin !== undefined) await callFromBrowser(run, target.origin)
  }
  return calls
}

async function runCalls(run: ProbeRun, seed: number): Promise<void> {
  const { contract, operation } = run
  const declared = ((contract.document.paths as Node)[operation.path] as Node)[operation.method.toLowerCase()] as Node
  const content = ((declared.requestBody as Node | undefined)?.content ?? {}) as Record<string, Node>
  const bodiesOf = (valid: HttpCall, isRefused: boolean) => {
    const all = shuffle(bodyProbes(contract.document, content['application/json']?.schema, valid), seed)
    return all.filter(({ refusal }) => (refusal !== undefined) === isRefused)
  }
  let sent = 0
  let isFinished = false
  while (!isFinished) {
    isFinished = true
    await inState(run, async ({ valid, send }) => {
      const probes = [...bodiesOf(valid, true).slice(0, MAX_WRONG_BODIES), ...httpProbes(declared, valid)]
      // Refused calls change nothing, so they share a state. A call that ran by mistake may have changed it.
      while (isFinished && sent < probes.length) {
        const probe = probes[sent] as Probe
        sent += 1
        isFinished = noteResult(run, probe, await send(probe.call))
      }
    })
  }
  await inState(run, async ({ valid, send }) => {
    for (const probe of bodiesOf(valid, false).slice(0, MAX_BOUNDARIES)) {
      const key = valid.headers['Idempotency-Key']
      const own = key === undefined ? {} : { 'Idempotency-Key': `${key}-${probe.detail}`.replaceAll(/[^\w-]/g, '') }
      noteResult(run, probe, await send({ ...probe.call, headers: { ...probe.call.headers, ...own } }))
    }
  })
}

const callFromBrowser = (run: ProbeRun, origin: string): Promise<void> =>
  inState(run, async ({ valid }, world) => {
    const cause = 'a call from a browser of another origin'
    const remedy = 'Answer OPTIONS as well as the call.'
    const failures = await corsFailures(run.target.provider, world, valid, origin).catch((error: unknown) => [
      { cause, expected: 'an answer', received: explainFailure(error), remedy },
    ])
    for (const failure of failures) note(run, failure, { kind: 'generated', ...failure })
    if (failures.length === 0) note(run, { cause })
  })

/** Returns whether the answer is as the contract says. */
function noteResult(run: ProbeRun, probe: Probe, result: HttpResult): boolean {
  const received = result.isAnswered ? differenceOf(probe, result) : result.why
  if (received === undefined) note(run, probe)
  else {
    const { method, path } = probe.call
    const hasFailed = result.isAnswered && (result.status === 400 || result.status >= 500)
    const failure = hasFailed && `${method} ${path}: ${beginningOf(result.status, JSON.stringify(result.body) ?? '')}`
    const shown = failure === false ? received : `${received}; ${failure}`
    const own = { kind: 'generated' as const, ...probe, expected: expectedText(probe), received: shown }
    note(run, probe, causeOfAnyAnswer(result, probe.refusal) ?? own)
  }
  return received === undefined
}

/** A lock that seems a second too long is measured at this many moments of a second. */
export const PHASES = 8
/** Measurements that may show nothing, beyond those: a backend that needs half a second for a call ends one in every other of them. */
const SPARE = 6
const SECOND = 1_000
const GOLDEN_SECTION = 0.618

/** The moment of a second, in ms, at which a sequence is played for the nth time: any eight in a row fill the second evenly. */
export const momentOf = (nth: number) => (nth * GOLDEN_SECTION * SECOND) % SECOND

/** Plays the sequences of an operation, each in a fresh provider state. */
async function runSequences(run: ProbeRun): Promise<void> {
  for (const [interaction, sequence] of sequencesOf(run.operation.id, run.own)) {
    const start = Date.now()
    let again: 'of phase' | 'unsure' | undefined = 'unsure'
    for (let phase = 1, spare = SPARE; again !== undefined; ) {
      again = undefined
      const last = { isRepeatable: spare > 0, isOfPhaseCounted: phase === PHASES }
      await inState(
        run,
        async (stage) => {
          again = await runSequence(run, sequence, interaction, { ...stage, ...last })
        },
        interaction,
      )
      if (again === 'of phase') phase += 1
      else spare -= 1
      const played = phase - 1 + SPARE - spare
      if (again !== undefined) await setTimeout((((start - Date.now()) % SECOND) + SECOND + momentOf(played)) % SECOND)
    }
  }
}

/** Returns why the sequence has to be played at another moment of a second too, if it has to. */
async function runSequence(
  run: ProbeRun,
  { cause, needs = [], run: play }: Sequence,
  interaction: Interaction,
  { isOfPhaseCounted, ...stage }: Stage & { isOfPhaseCounted: boolean },
): Promise<'of phase' | 'unsure' | undefined> {
  const fields = needs.filter((name) => !(name in stage.values))
  let shared: Difference | undefined
  const send: Stage['send'] = async (call) => {
    const result = await stage.send(call)
    shared ??= causeOfAnyAnswer(result)
    return result
  }
  const failure = fields.length > 0 ? undefined : await play({ ...stage, send })
  if (failure?.isUnsure) return 'unsure'
  if (failure?.isOfPhase && !isOfPhaseCounted) return 'of phase'
  const found = failure && { kind: 'generated' as const, cause, ...failure }
  const lack = fields.length > 0 ? { kind: 'lack' as const, fields } : undefined
  note(run, found ?? { cause }, lack ?? (found && (shared ?? found)), interaction)
  return undefined
}
