import { InvalidArgumentError } from 'commander'
import type { Schemas } from './client.ts'
import { showInstant } from './instant.ts'
import { CommandProblem } from './problem.ts'
import { formatTable } from './table.ts'

type Step = Schemas['Recording']['steps'][number]

/** A step with its number, counted from 1. */
export function readStep(text: string): number {
  const step = Number(text)
  if (/^\d+$/.test(text) && step >= 1) return step
  throw new InvalidArgumentError('Steps are counted from 1, as `record show` does.')
}

/** Returns the index of a step that must be a call. Throws `Problem` 1 if it is not one. */
export function indexOfCall({ steps }: Schemas['Recording'], number: number): number {
  const step = steps[number - 1]
  const refuse = (why: string) => new CommandProblem(1, `${why}\nSee: npm run sandbox -- record show`)
  if (step === undefined) throw refuse(`There is no step ${number}: the recording has ${steps.length}.`)
  if (step.kind !== 'call')
    throw refuse(`Step ${number} is no call, and a pact is of one: ${step.kind} ${describe(step)}.`)
  return number - 1
}

/** The steps with their numbers, counted from 1. */
export function formatRecording({ steps, isWhole }: Schemas['Recording'], bold: (text: string) => string): string {
  if (steps.length === 0) return 'Nothing was done in it yet.'
  const rows = steps.map((step, index) => [
    `${index + 1}`,
    step.at === undefined ? '' : showInstant(step.at),
    step.kind,
    describe(step),
  ])
  const table = formatTable(['STEP', 'TIME', 'KIND', 'WHAT'], rows, bold)
  return isWhole ? table : `${table}\n\nThe recording is full; what came later is missing.`
}

function describe(step: Step): string {
  switch (step.kind) {
    case 'call':
      return `${step.operationId} ${outcomeOf(step)}`
    case 'clock':
      return Object.entries(step.move).flat().join(' ')
    case 'fault':
      return `${step.fault.operationId} ${step.fault.kind} ${step.fault.when ?? 'before'}`
    case 'faults-removed':
      return step.fault ?? 'all'
    case 'trigger':
      return [step.trigger.kind, step.trigger.person ?? ''].join(' ').trim()
    case 'go':
      return step.path
    case 'press':
      return `${step.role} ${step.name}`
    case 'see':
      return `${step.role} ${step.text}`
    case 'key':
      return [step.key, step.label ?? ''].join(' ').trim()
    case 'traverse':
      return step.direction
    case 'fill':
    case 'choose':
      return `${step.label}: ${step.value}`
    case 'tick':
      return `${step.label}: ${step.isTicked ? 'yes' : 'no'}`
    case 'attach':
      return `${step.label}: ${step.files.map(({ name }) => name).join(', ')}`
  }
}

const outcomeOf = ({ errorCode, error, fault }: Extract<Step, { kind: 'call' }>) =>
  [...(errorCode === 0 ? [] : [errorCode]), error, fault && `(${fault})`].filter((word) => word !== undefined).join(' ')
