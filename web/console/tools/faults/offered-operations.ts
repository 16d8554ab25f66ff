import { isFound } from '../../world/people/group-people.ts'
import { screenOf } from '../operation-screens.ts'

/** The list fits a glance; another letter narrows it. */
const OFFERED = 12

/** Operations whose name or screen contains the typed text. */
export function offeredFor(typed: string, known: readonly string[]): readonly string[] {
  return known.filter((id) => isFound(typed.trim(), [id, screenOf(id)?.path ?? ''])).slice(0, OFFERED)
}
