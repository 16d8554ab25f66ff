import type { RecordedStep } from './recording.ts'

/**
 * The call of a pact when none was chosen, as an index of `steps`; undefined when there is no call. The last call that the tester caused:
 * pages read by themselves before and after a click, and a recording does not say who caused a call, but an action of the tester is never
 * a GET. Calls with a fault are skipped if there are others, because their responses are not guaranteed.
 */
export function callOfPact(steps: readonly RecordedStep[]): number | undefined {
  const calls = steps.flatMap((step, index) => (step.kind === 'call' ? [{ ...step, index }] : []))
  const answered = calls.filter(({ fault, httpStatus }) => fault === undefined && httpStatus > 0)
  const caused = answered.findLast(({ method }) => method !== 'GET')
  return (caused ?? answered.at(-1) ?? calls.at(-1))?.index
}
