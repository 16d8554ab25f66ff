import type { Answer } from './caller.ts'

/** A text that an answer brought, by where it stands (`Data.Phones[0].Id`); fails the test when it is not there. */
export function brought(answer: Answer, path: string): string {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '')
  const found = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], answer)
  if (typeof found === 'string') return found
  throw new Error(`The answer did not bring ${path}: ${JSON.stringify(answer)}`)
}
