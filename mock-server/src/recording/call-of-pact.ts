import type { RecordedStep } from './recording.ts'

/**
 * Which call a pact is of when nobody chose one, as an index of `steps`; undefined where there is no call. The last that a person
 * caused: pages read by themselves before and after a press, and a recording does not say whose a call was, but what a person
 * does is no GET. Calls that a fault took part in are passed over while there are others: nobody promises their answers.
 */
export function callOfPact(steps: readonly RecordedStep[]): number | undefined {
  const calls = steps.flatMap((step, index) => (step.kind === 'call' ? [{ ...step, index }] : []))
  const answered = calls.filter(({ fault, httpStatus }) => fault === undefined && httpStatus > 0)
  const caused = answered.findLast(({ method }) => method !== 'GET')
  return (caused ?? answered.at(-1) ?? calls.at(-1))?.index
}
