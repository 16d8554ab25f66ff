import { readJson } from '../read-json.ts'

/** The last change of one answer or note: `at` decides which of two tabs was later. Without a value it was removed. */
export type TimedValue = { readonly value?: unknown; readonly at: number }

/** The changes since the form was first opened, by `answer.{id}` and `note.{name}`; unchanged values are not in it. */
export type TimedValues = Readonly<Record<string, TimedValue>>

/** Merges the values of two tabs: the later one of each wins. */
export function mergeTimedValues(mine: TimedValues, theirs: TimedValues): TimedValues {
  const later = Object.entries(theirs).filter(([key, timed]) => isLater(timed, mine[key]))
  return { ...mine, ...Object.fromEntries(later) }
}

const isLater = (timed: TimedValue, than: TimedValue | undefined): boolean => timed.at > (than?.at ?? -1)

/** The values as fields of a draft. */
export const toFields = (values: TimedValues): { words: string } => ({ words: JSON.stringify(values) })

/** The values from the fields of a draft; empty if they cannot be read. */
export function fromFields(fields: { readonly words?: unknown }): TimedValues {
  const read = Object.entries(Object(readJson(String(fields.words))) as object)
  return Object.fromEntries(read.filter((entry): entry is [string, TimedValue] => isTimedValue(entry[1])))
}

const isTimedValue = (timed: unknown): timed is TimedValue =>
  typeof timed === 'object' && timed !== null && 'at' in timed && typeof timed.at === 'number'
