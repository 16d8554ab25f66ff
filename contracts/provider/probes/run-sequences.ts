import { setTimeout } from 'node:timers/promises'
import { causeOfAnyAnswer } from '../../differences/any-answer.ts'
import type { Difference } from '../../differences/difference.ts'
import type { Interaction } from '../../pact-file.ts'
import { inState, note, type ProbeRun } from './probe-run.ts'
import type { Sequence, Stage } from './sequence.ts'
import { sequencesOf } from './sequences.ts'

/** A lock that seems a second too long is measured at this many moments of a second. */
const PHASES = 4
const SECOND = 1_000

/** Plays the sequences of an operation, each in a fresh provider state. */
export async function runSequences(run: ProbeRun): Promise<void> {
  for (const [interaction, sequence] of sequencesOf(run.operation.id, run.own)) {
    const start = Date.now()
    let isUndecided = true
    for (let phase = 1; isUndecided && phase <= PHASES; phase += 1) {
      isUndecided = false
      await inState(
        run,
        async (stage) => {
          isUndecided = await runSequence(run, sequence, interaction, stage, phase === PHASES)
        },
        interaction,
      )
      if (isUndecided) await setTimeout((((start - Date.now()) % SECOND) + SECOND + (phase * SECOND) / PHASES) % SECOND)
    }
  }
}

/** Returns true if the failure has to be seen at another moment of a second too, and this is not the last one. */
async function runSequence(
  run: ProbeRun,
  { cause, needs = [], run: play }: Sequence,
  interaction: Interaction,
  stage: Stage,
  isLast: boolean,
): Promise<boolean> {
  const fields = needs.filter((name) => !(name in stage.values))
  let shared: Difference | undefined
  const send: Stage['send'] = async (call) => {
    const result = await stage.send(call)
    shared ??= causeOfAnyAnswer(result)
    return result
  }
  const failure = fields.length > 0 ? undefined : await play({ ...stage, send })
  if (failure?.isOfPhase && !isLast) return true
  const found = failure && { kind: 'generated' as const, cause, ...failure }
  const lack = fields.length > 0 ? { kind: 'lack' as const, fields } : undefined
  note(run, found ?? { cause }, lack ?? (found && (shared ?? found)), interaction)
  return false
}
