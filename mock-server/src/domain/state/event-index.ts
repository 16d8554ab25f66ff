import type { Instant } from '../time/instant.ts'
import { deriveFromRecord } from './derived.ts'
import type { DueEvent } from './due-event.ts'
import { EventList } from './event-list.ts'
import { entriesOf, type StateRecord } from './large-record.ts'
import type { WorldState } from './world-state.ts'

type EventsOf<Item> = (item: Item, key: string) => readonly DueEvent[]

/**
 * The events of a record of the state whose items have events of their own, strictly after the instant, in order of time. They are read
 * at every commit, so a commit visits only the items that it changed.
 */
export const indexEvents = <Item>(eventsOf: EventsOf<Item>) => {
  const eventsOfRecord = deriveFromRecord<Item, EventList>(
    (record) => EventList.from(entriesOf(record).flatMap(([key, item]) => eventsOf(item, key))),
    (events, key, before, after) => {
      const gone = before === undefined ? [] : eventsOf(before, key)
      const fresh = after === undefined ? [] : eventsOf(after, key)
      if (gone.length === fresh.length && gone.every((event, place) => isSame(event, fresh[place]))) return events
      const rest = gone.reduce((list, event) => list.without(event), events)
      return fresh.reduce((list, event) => list.with(event), rest)
    },
  )
  return (record: StateRecord<Item>, after = Number.NEGATIVE_INFINITY): Iterable<DueEvent> =>
    eventsOfRecord(record).after(after)
}

/** One that does something may depend on all of its item. */
const isSame = (event: DueEvent, other: DueEvent | undefined): boolean =>
  !event.apply && !other?.apply && FIELDS.every((field) => event[field] === other?.[field])

const FIELDS = ['id', 'at', 'kind', 'subject', 'summary'] as const

/**
 * The events after an instant that depend on these slices alone, remembered until one of them changes or the first event is reached: most
 * commits change no slice that has events. `list` returns them in order of time, and may compute each when it is read.
 */
export const memoizeEvents = <Slice extends keyof WorldState>(
  slices: readonly Slice[],
  list: (state: Pick<WorldState, Slice>, after: Instant) => () => Iterable<DueEvent>,
) => {
  type State = Pick<WorldState, Slice>
  let known = { values: [] as readonly unknown[], from: 0, until: 0, events: NO_EVENTS }
  return (state: State, after: Instant): Iterable<DueEvent> => {
    const isSame = after >= known.from && after < known.until
    if (isSame && slices.every((slice, index) => state[slice] === known.values[index])) return known.events
    const read = list(state, after)
    const [first] = read()
    const events = first ? withFirst(first, read) : NO_EVENTS
    known = {
      values: slices.map((slice) => state[slice]),
      from: after,
      until: first?.at ?? Number.POSITIVE_INFINITY,
      events,
    }
    return events
  }
}

const NO_EVENTS: Iterable<DueEvent> = []

/** The first event is read after every commit, also where the list stays the same. */
const withFirst = (first: DueEvent, read: () => Iterable<DueEvent>): Iterable<DueEvent> => ({
  *[Symbol.iterator]() {
    yield first
    yield* Iterator.from(read()).drop(1)
  },
})
