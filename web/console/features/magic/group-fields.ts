import { screenOf } from '../../api/operations.ts'
import type { MagicField } from '../../api/tool-queries.ts'
import { isFound } from '../../shared/group-people.ts'

export type MagicOperation = { operationId: string; places: readonly MagicField[] }

/** Groups the fields by operation, in the order of the first field of each operation. */
export function groupMagicFields(places: readonly MagicField[]): MagicOperation[] {
  const groups = Map.groupBy(places, ({ operationId }) => operationId)
  return [...groups].map(([operationId, list]) => ({ operationId, places: list }))
}

/**
 * Fields that match a search by their operation or name, with all values, or by a value, with those
 * values only.
 */
export function findMagicFields(places: readonly MagicField[], search: string, words: (english: string) => string) {
  return places.flatMap((place) => {
    const { operationId, field, values } = place
    if (isFound(search, [operationId, field, words(field), screenOf(operationId)?.path ?? ''])) return [place]
    const found = values.filter(({ value, shows, error = '' }) => isFound(search, [value, shows, words(shows), error]))
    return found.length > 0 ? [{ ...place, values: found }] : []
  })
}
