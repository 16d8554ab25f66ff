import type { Described } from './answer-schema.ts'
import type { ScenarioStep } from './scenario-runner.ts'
import { textKind } from './text-kind.ts'

/** Whether a value at a place must be equal whatever data a side has. */
export type IsExact = (path: string, value: unknown, schema: Described) => boolean

/** For a scenario: what was sent to this resource so far must be returned, and values of a closed list follow from its initial state. */
export function exactByScenario(steps: readonly ScenarioStep[], index: number): IsExact {
  const resource = resourceOf(steps[index])
  const before = steps.slice(0, index + 1).filter((step) => step.sent !== '' && resourceOf(step) === resource)
  const sent = new Set(before.flatMap((step) => leaves(readJson(step.sent))).filter((one) => typeof one !== 'boolean'))
  return (_path, value, schema) => sent.has(value) || (schema !== undefined && textKind(schema) === 'closed')
}

const resourceOf = (step: ScenarioStep | undefined) => step?.operation?.path.split('/')[1]

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value]

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
