import type { Mutant } from './mutate-area.ts'

/** The score of one area. `timeout` counts as killed, as in Stryker; a mutant that does not run (`ignored`, errors) is not counted. */
export interface Score {
  readonly killed: number
  readonly survived: number
  readonly timeout: number
  readonly noCoverage: number
  /** Per cent, with one decimal digit. */
  readonly score: number
}

/** Throws if there is nothing to count: an area without a mutant would be perfect. */
export function scoreOf(mutants: readonly Pick<Mutant, 'status'>[]): Score {
  const count = (status: Mutant['status']) => mutants.filter((mutant) => mutant.status === status).length
  const [killed, survived] = [count('Killed'), count('Survived')]
  const [timeout, noCoverage] = [count('Timeout'), count('NoCoverage')]
  const all = killed + survived + timeout + noCoverage
  if (all === 0)
    throw new Error(
      'No mutant was made: the sources of this area are not where scripts/checks/tools/mutation/areas.ts says.',
    )
  return { killed, survived, timeout, noCoverage, score: Math.floor((1_000 * (killed + timeout)) / all) / 10 }
}

type MutantResult = Pick<Mutant, 'status' | 'fileName' | 'location' | 'mutatorName' | 'replacement'>

/** `mock-server/src/http/tokens.ts:57 ConditionalExpression → true`, and whether any test reaches it. */
export function describeSurvivor({ status, fileName, location, mutatorName, replacement }: MutantResult, root: string) {
  const place = `${fileName.replace(`${root}/`, '')}:${location.start.line}`
  const unseen = status === 'NoCoverage' ? ' (no test comes there)' : ''
  return `${place} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 60)}${unseen}`
}
