import type { Interaction } from '../pact-file.ts'
import type { Described } from './answer-schema.ts'
import type { ScenarioStep } from './scenario-runner.ts'
import { textKind } from './text-kind.ts'

/** Whether a value at a place must be equal whatever data a side has. */
export type IsExact = (path: string, value: unknown, schema: Described) => boolean

type Rules = { matchingRules?: { body?: Record<string, { matchers: { match: string }[] }> } }

/** For a pact: what it records without a matching rule, and nothing that it does not record. */
export function exactByPact({ response }: Interaction): IsExact {
  const rules = Object.entries((response as Rules).matchingRules?.body ?? {}).map(([rule, { matchers }]) => ({
    steps: rule
      .replaceAll(/\['([^']*)'\]/g, '.$1')
      .replace(/^\$\.?/, '')
      .split(/\.|(?=\[)/),
    cascades: matchers.some(({ match }) => match === 'type'),
  }))
  return (path) => {
    const steps = path.split(/\.|(?=\[)/)
    const covered = rules.some(
      (rule) =>
        (rule.steps.length === steps.length || (rule.cascades && rule.steps.length < steps.length)) &&
        rule.steps.every((step, index) => step === steps[index] || (step === '[*]' && steps[index]?.startsWith('['))),
    )
    return !covered && isIn(response.body?.content, steps)
  }
}

function isIn(content: unknown, steps: readonly string[]): boolean {
  let at = content
  for (const step of steps) {
    const name = step.startsWith('[') ? step.slice(1, -1) : step
    if (typeof at !== 'object' || at === null || !(name in at)) return false
    at = (at as Record<string, unknown>)[name]
  }
  return true
}

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
