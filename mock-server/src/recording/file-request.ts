import type { Recording } from './recording.ts'

/** The world that a recording began with, as POST /sandbox/worlds takes it; what the default is anyway is left out. */
export function fileRequestOf({ scenario, now, frozen, seed }: Recording) {
  return {
    ...(scenario !== 'default' && { scenario }),
    now,
    ...(frozen && { frozen }),
    ...(seed !== undefined && { seed }),
  }
}

/** For each step, whether the clock had never run by then: only so are the moments of an answer the same in each run. */
export function frozenClock({ frozen, steps }: Recording): readonly boolean[] {
  const firstRun = steps.findIndex((step) => step.kind === 'clock' && step.move.frozen === false)
  return steps.map((_, index) => frozen && (firstRun === -1 || index <= firstRun))
}
