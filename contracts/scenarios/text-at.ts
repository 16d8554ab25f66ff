import type { ScenarioAnswer } from './caller.ts'

/** Returns a text of an answer by its path (`Data.Phones[0].Id`); fails the test if it is missing. */
export function textAt(answer: ScenarioAnswer, path: string): string {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '')
  const found = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], answer)
  if (typeof found === 'string') return found
  throw new Error(`The answer did not bring ${path}: ${JSON.stringify(answer)}`)
}
