import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is read here of an interaction; the rest is Pact's own (specification 4). */
export type Interaction = {
  description: string
  providerStates?: { name: string; params?: Record<string, unknown> }[]
  request: { method: string; path: string; headers?: Record<string, string[]>; body?: { content: unknown } }
  response: { status: number; headers?: Record<string, string[]>; body?: { content: unknown } }
}

export type PactFile = { consumer: { name: string }; provider: { name: string }; interactions: Interaction[] }

/** The recorded pacts of a folder. Throws when there is none or one is empty: a check of nothing would pass. */
export function readPacts(folder: string): PactFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const pacts = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as PactFile)
  if (pacts.length === 0 || pacts.some(({ interactions }) => interactions.length === 0))
    throw new Error(`${folder} holds no interactions`)
  return pacts
}

/** An interaction as a person names it; unique in its pact. */
export const nameOf = ({ description, providerStates = [] }: Interaction): string =>
  [description, ...providerStates.map(({ name }) => `given ${name}`)].join(', ')
