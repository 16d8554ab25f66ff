import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of an interaction that are read here; the rest is Pact's own (specification 4). */
export type Interaction = {
  description: string
  providerStates?: { name: string; params?: Record<string, unknown> }[]
  request: { method: string; path: string; headers?: Record<string, string[]>; body?: { content: unknown } }
  response: { status: number; headers?: Record<string, string[]>; body?: { content: unknown } }
}

export type PactFile = { consumer: { name: string }; provider: { name: string }; interactions: Interaction[] }

/** Reads one Pact file. Throws if it cannot be read or is empty. */
export function readPact(file: string): PactFile {
  const pact = JSON.parse(readFileSync(file, 'utf8')) as Partial<PactFile>
  if (!pact.interactions || pact.interactions.length === 0) throw new Error(`${file} holds no interactions`)
  return pact as PactFile
}

/**
 * Reads the recorded pacts of a folder with one file per resource: one pact for each consumer and provider. Throws if there is no file
 * or one is empty: a check of nothing would pass.
 */
export function readPacts(folder: string): PactFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  if (names.length === 0) throw new Error(`${folder} holds no interactions`)
  const pacts = new Map<string, PactFile>()
  for (const pact of names.toSorted().map((name) => readPact(join(folder, name)))) {
    const between = `${pact.consumer.name} ${pact.provider.name}`
    const interactions = [...(pacts.get(between)?.interactions ?? []), ...pact.interactions]
    pacts.set(between, { ...pact, interactions })
  }
  return [...pacts.values()]
}

/** Every recorded call of this repository. */
export const recordedCalls = (): Interaction[] =>
  readPacts(`${import.meta.dirname}/pacts`).flatMap(({ interactions }) => interactions)

/** The name of an interaction for people; unique in its pact. */
export const interactionName = ({ description, providerStates = [] }: Interaction): string =>
  [description, ...providerStates.map(({ name }) => `given ${name}`)].join(', ')
