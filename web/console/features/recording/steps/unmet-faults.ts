import type { RecordedStep } from '../../../session/recording-queries.ts'

type Of<Kind extends RecordedStep['kind']> = Extract<RecordedStep, { kind: Kind }>

/**
 * The faults of a recording that no later call met. Faults of messages are left out: a call does not say that it met one.
 */
export const unmetFaults = (steps: readonly RecordedStep[]): Of<'fault'>[] =>
  steps.filter(
    (step, at): step is Of<'fault'> =>
      step.kind === 'fault' &&
      !step.fault.kind.startsWith('message-') &&
      !steps.slice(at).some((later) => later.kind === 'call' && isMetBy(step.fault, later)),
  )

const isMetBy = (
  { operationId, kind, when = 'before' }: Of<'fault'>['fault'],
  { operationId: called, fault }: Of<'call'>,
) => (operationId === '*' || operationId === called) && fault === `${kind} ${when}`
