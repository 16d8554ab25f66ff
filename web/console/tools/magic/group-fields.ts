import { isFound } from '../../world/people/group-people.ts'
import type { MagicField } from '../api/queries.ts'
import { screenOf } from '../operation-screens.ts'

export type MagicOperation = { operationId: string; places: readonly MagicField[] }

/** The places of each operation together, in the order in which the operations come first. */
export function groupMagicFields(places: readonly MagicField[]): MagicOperation[] {
  const groups = Map.groupBy(places, ({ operationId }) => operationId)
  return [...groups].map(([operationId, list]) => ({ operationId, places: list }))
}

/** Places that a search finds by their operation or field, with all values, or by a value, with those values only. */
export function findMagicFields(places: readonly MagicField[], search: string, words: (english: string) => string) {
  return places.flatMap((place) => {
    const { operationId, field, values } = place
    if (isFound(search, [operationId, field, words(field), screenOf(operationId)?.path ?? ''])) return [place]
    const found = values.filter(({ value, shows, error = '' }) => isFound(search, [value, shows, words(shows), error]))
    return found.length > 0 ? [{ ...place, values: found }] : []
  })
}
