import type { Recording } from './recording.ts'

/** The world that a recording began with, as POST /sandbox/worlds takes it; what the default is anyway is left out. */
export function wishOf({ scenario, now, frozen, seed }: Recording) {
  return {
    ...(scenario !== 'default' && { scenario }),
    now,
    ...(frozen && { frozen }),
    ...(seed !== undefined && { seed }),
  }
}

/** For each step, whether the clock stood when it began. */
export function standingClock({ frozen, steps }: Recording): readonly boolean[] {
  let stands = frozen
  return steps.map((step) => {
    const before = stands
    if (step.kind === 'clock' && step.move.frozen !== undefined) stands = step.move.frozen
    return before
  })
}
