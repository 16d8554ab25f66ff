import type { IsExact } from '../differences/comparison-context.ts'
import { textKind } from '../differences/text-kind.ts'
import type { ScenarioStep } from './scenario-runner.ts'

/** For a scenario: what was sent to this resource so far must be returned, and values of a closed list follow from its initial state. */
export function exactByScenario(steps: readonly ScenarioStep[], index: number): IsExact {
  const resource = resourceOf(steps[index])
  const before = steps.slice(0, index + 1).filter((step) => step.sent !== '' && resourceOf(step) === resource)
  const sent = new Set(before.flatMap((step) => leaves(readJson(step.sent))).filter((one) => typeof one !== 'boolean'))
  return (_place, value, schema) => sent.has(value) || textKind(schema) === 'closed'
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
