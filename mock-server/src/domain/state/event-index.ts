import type { Instant } from '../time/instant.ts'
import { deriveFromRecord } from './derived.ts'
import type { DueEvent } from './due-event.ts'
import type { WorldState } from './world-state.ts'

type EventsOf<Item> = (item: Item, key: string) => readonly DueEvent[]

export const inOrderOfTime = (a: DueEvent, b: DueEvent): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/**
 * The events of a record of the state whose items have events of their own, strictly after the instant, in order of time. They are read
 * at every commit, so a commit visits only the items that it changed.
 */
export const indexEvents = <Item>(eventsOf: EventsOf<Item>) => {
  const eventsOfRecord = deriveFromRecord<Item, readonly DueEvent[]>(
    (record) =>
      Object.entries(record)
        .flatMap(([key, item]) => eventsOf(item, key))
        .toSorted(inOrderOfTime),
    (events, key, before, after) => {
      const gone = before === undefined ? [] : eventsOf(before, key)
      const fresh = after === undefined ? [] : eventsOf(after, key)
      return fresh.reduce(withEvent, gone.reduce(withoutEvent, events))
    },
  )
  return (record: Readonly<Record<string, Item>>, after = Number.NEGATIVE_INFINITY): readonly DueEvent[] => {
    const events = eventsOfRecord(record)
    return events.slice(findPlace(events, (event) => event.at > after))
  }
}

/**
 * A list of the events after an instant that depends on these slices alone, remembered until one of them changes or the first event is
 * reached: most commits change no slice that has events.
 */
export const memoizeEvents = <Slice extends keyof WorldState>(
  slices: readonly Slice[],
  list: (state: Pick<WorldState, Slice>, after: Instant) => readonly DueEvent[],
) => {
  type State = Pick<WorldState, Slice>
  let known = { values: [] as readonly unknown[], from: 0, until: 0, events: [] as readonly DueEvent[] }
  return (state: State, after: Instant): readonly DueEvent[] => {
    const isSame = after >= known.from && after < known.until
    if (isSame && slices.every((slice, index) => state[slice] === known.values[index])) return known.events
    const events = list(state, after).filter(({ at }) => at > after)
    const until = events.reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY)
    known = { values: slices.map((slice) => state[slice]), from: after, until, events }
    return events
  }
}

const withEvent = (events: readonly DueEvent[], event: DueEvent): readonly DueEvent[] =>
  events.toSpliced(placeOf(events, event), 0, event)

const withoutEvent = (events: readonly DueEvent[], event: DueEvent): readonly DueEvent[] =>
  events.toSpliced(placeOf(events, event), 1)

const placeOf = (events: readonly DueEvent[], event: DueEvent): number =>
  findPlace(events, (other) => inOrderOfTime(other, event) >= 0)

/** The index of the first event for which `isReached` holds; it holds for all after it. */
const findPlace = (events: readonly DueEvent[], isReached: (event: DueEvent) => boolean): number => {
  let [low, high] = [0, events.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isReached(events[middle] as DueEvent)) high = middle
    else low = middle + 1
  }
  return low
}
