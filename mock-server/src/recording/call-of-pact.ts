import type { CallStep, RecordedStep } from './recording.ts'

/**
 * The call of a pact when none was chosen, as an index of `steps`; undefined when there is no call: the last of the most telling ones. A
 * recording does not say who caused a call, but an action of the tester is never a GET: pages read by themselves before and after it.
 */
export function callOfPact(steps: readonly RecordedStep[]): number | undefined {
  const calls = steps.flatMap((step, index) => (step.kind === 'call' ? [{ ...step, index, rank: rankOf(step) }] : []))
  const most = Math.max(...calls.map(({ rank }) => rank))
  return calls.findLast(({ rank }) => rank === most)?.index
}

/** A response that a fault took away comes last, as no pact can be made of it; the console has the same order. */
function rankOf({ httpStatus, fault, method, errorCode, session }: CallStep): number {
  if (httpStatus === 0) return 0
  if (fault !== undefined) return 5
  if (method !== 'GET') return 4
  if (errorCode >= 400) return 3
  return session === undefined ? 1 : 2
}
