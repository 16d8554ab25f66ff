/** One answer or note as it was last written: `at` tells which of two tabs was later. Without a value it was taken away. */
export type TimedValue = { readonly value?: unknown; readonly at: number }

/** What was written since the form was opened first, by `answer.{id}` and `note.{name}`: what was left alone is not in it. */
export type TimedValues = Readonly<Record<string, TimedValue>>

/** The values of both tabs; of each the later one. */
export function mergeTimedValues(mine: TimedValues, theirs: TimedValues): TimedValues {
  const later = Object.entries(theirs).filter(([key, timed]) => isLater(timed, mine[key]))
  return { ...mine, ...Object.fromEntries(later) }
}

const isLater = (timed: TimedValue, than: TimedValue | undefined): boolean => timed.at > (than?.at ?? -1)

/** As a draft holds them. */
export const toFields = (values: TimedValues): { words: string } => ({ words: JSON.stringify(values) })

/** Nothing of a draft that is not ours to read. */
export function fromFields(fields: { readonly words?: unknown }): TimedValues {
  try {
    const read: unknown = JSON.parse(String(fields.words))
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, TimedValue] => isTimedValue(entry[1])),
    )
  } catch {
    return {}
  }
}

const isTimedValue = (timed: unknown): timed is TimedValue =>
  typeof timed === 'object' && timed !== null && 'at' in timed && typeof timed.at === 'number'
