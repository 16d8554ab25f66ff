import type { RecordedStep } from './recording.ts'

/** A step with its time in milliseconds since 1970: of this process, or of the console that sent it. */
export interface TimedStep {
  readonly step: RecordedStep
  readonly now: number
  /** Of a call, when its request arrived; otherwise the same as `now`. */
  readonly arrivedAt: number
  /** Of a call, when its response was sent; otherwise the same as `now`. */
  readonly answeredAt: number
  /** The console whose clock gives the times; undefined for this process. */
  readonly sender?: string
}

/** A page that was idle for this long sends a request by itself: by a timer, or because its window got the focus. */
const IDLE = 2_000
/** Clocks that differ by less are taken for one: a difference by the delay of a request is not one of clocks. */
const SAME_CLOCK = 100
/** What a user or the tester did, as opposed to what the page did or showed. */
const isAction = ({ kind }: RecordedStep) => kind !== 'call' && kind !== 'see'

/**
 * The steps in the order in which they happened, those of the same time as they arrived, and the calls that follow no action.
 * `session` counts steps as they arrived; in the result it is an index of the result. `offsets`: this process's clock minus a console's.
 */
export function orderSteps(steps: readonly TimedStep[], offsets: ReadonlyMap<string, number>) {
  const timed = steps.map(({ step, now, arrivedAt, answeredAt, sender }, arrival) => {
    const measured = (sender !== undefined && offsets.get(sender)) || 0
    const offset = Math.abs(measured) < SAME_CLOCK ? 0 : measured
    return { step, now: now + offset, arrivedAt: arrivedAt + offset, answeredAt, arrival }
  })
  const sorted = timed.toSorted((a, b) => a.now - b.now)
  const places = new Map(sorted.map(({ arrival }, place) => [arrival, place]))
  const placed = sorted.map(({ step }) => {
    if (step.kind !== 'call' || step.session === undefined) return step
    const session = places.get(step.session)
    return session === undefined ? step : { ...step, session }
  })
  return { steps: placed, callsWithoutAction: callsWithoutAction(sorted) }
}

/** A call belongs to the action before it, or to a call that does: one click often causes several calls, one after another. */
function callsWithoutAction(steps: readonly Omit<TimedStep, 'sender'>[]): number[] {
  const found: number[] = []
  let busyUntil = Number.NEGATIVE_INFINITY
  for (const [index, { step, now, arrivedAt, answeredAt }] of steps.entries()) {
    if (isAction(step)) busyUntil = now
    else if (step.kind === 'call' && arrivedAt - busyUntil > IDLE) found.push(index)
    else if (step.kind === 'call') busyUntil = Math.max(busyUntil, answeredAt)
  }
  return found
}
