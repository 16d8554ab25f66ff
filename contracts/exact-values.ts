import type { Interaction } from './pact-file.ts'

type Rules = { matchingRules?: { body?: Record<string, { matchers: { match: string }[] }> } }

/** Whether a pact fixes the value at a place of the answer: it records one there, and no matching rule for it. */
export function exactByPact({ response }: Interaction): (path: string) => boolean {
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
