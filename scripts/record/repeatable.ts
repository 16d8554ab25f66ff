import { buildApp } from '#mock/app.ts'
import type { JsonObject } from '#mock/kernel/contract/contract.ts'
import { provider } from '#mock/provider.ts'
import type { CallStep, Recording } from '#mock/recording/recording.ts'
import { firstDifference, outcomeText, type ReplayDifference } from './replay.ts'

export interface Repeatable {
  /** The recording without the calls that a fresh mock answers differently. */
  readonly recording: Recording
  /** What was left out and why, one line each. */
  readonly leftOut: readonly string[]
}

/** A step and its number in the recording, from 1. */
type Numbered = { readonly step: CallStep; readonly number: number }

/** Plays a masked recording on its own mock, again after each call that had to be left out: later calls may depend on it. */
export async function repeatableOn(document: JsonObject, recording: Recording): Promise<Repeatable> {
  const app = buildApp(provider(document), { log: () => {} })
  try {
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const leftOut: string[] = []
    let remaining: readonly Numbered[] = recording.steps
      .filter((step) => step.kind === 'call')
      .map((step, index) => ({ step, number: index + 1 }))
    for (;;) {
      const steps = remaining.map(({ step }) => step)
      const difference = await firstDifference(steps, { origin, now: recording.now })
      if (!difference) return { recording: { ...recording, steps }, leftOut }
      leftOut.push(lineOf(remaining[difference.index], difference))
      remaining = without(remaining, difference.index, leftOut)
    }
  } finally {
    await app.close()
  }
}

/** Renumbers the sign-ins of the remaining steps; a caller whose sign-in was left out cannot call. */
function without(remaining: readonly Numbered[], removed: number, leftOut: string[]): readonly Numbered[] {
  const orphan = remaining.findLastIndex(({ step }) => step.session === removed)
  if (orphan !== -1) {
    leftOut.push(`${nameOf(remaining[orphan])}: the sign-in that it leans on was left out`)
    return without(without(remaining, orphan, leftOut), removed, leftOut)
  }
  return remaining
    .filter((_, index) => index !== removed)
    .map(({ step, number }) => ({
      number,
      step: step.session !== undefined && step.session > removed ? { ...step, session: step.session - 1 } : step,
    }))
}

const nameOf = (one: Numbered | undefined): string => (one ? `call ${one.number}, ${one.step.operationId}` : '')

const lineOf = (one: Numbered | undefined, { answered }: ReplayDifference): string => {
  const { httpStatus = 0, errorCode = 0, error } = one?.step ?? {}
  const recorded = outcomeText({ status: httpStatus, error_code: errorCode, ...(error !== undefined && { error }) })
  return `${nameOf(one)}: ${recorded}; the mock: ${answered}`
}
