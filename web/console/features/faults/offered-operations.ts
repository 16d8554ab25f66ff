import { screenOf, titlesOf } from '../../api/operations.ts'
import { isFound } from '../../shared/group-people.ts'

/** The list fits a glance; another letter narrows it. */
const OFFERED = 12

/** Operations whose id, name in either language or screen contains the typed text. */
export function offeredFor(typed: string, known: readonly string[]): readonly string[] {
  return known
    .filter((id) => isFound(stemsOf(typed), [id, titlesOf(id).cs, titlesOf(id).en, screenOf(id)?.path ?? '']))
    .slice(0, OFFERED)
}

/** Czech names are inflected: `platba` finds „Zahájení platby kartou“. */
const stemsOf = (typed: string): string => typed.trim().replace(/(\p{L}{4,})[aeiouyáéíóúůý](?!\p{L})/gu, '$1')
