import type { Recording } from './recording.ts'

/** The initial world of a recording as a body of POST /sandbox/worlds; default values are omitted. */
export function fileRequestOf({ scenario, now, frozen, seed }: Recording) {
  return {
    ...(scenario !== 'default' && { scenario }),
    now,
    ...(frozen && { frozen }),
    ...(seed !== undefined && { seed }),
  }
}

/** For each step, whether the clock was frozen until then: only then are the instants of a response the same in each run. */
export function frozenClock({ frozen, steps }: Recording): readonly boolean[] {
  const firstRun = steps.findIndex((step) => step.kind === 'clock' && step.move.frozen === false)
  return steps.map((_, index) => frozen && (firstRun === -1 || index <= firstRun))
}
