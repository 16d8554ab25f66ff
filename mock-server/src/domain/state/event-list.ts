import type { DueEvent } from './due-event.ts'

export const inOrderOfTime = (a: DueEvent, b: DueEvent): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

type Chunk = readonly DueEvent[]

const LONGEST_CHUNK = 128
/** A shorter one is joined with the next, so that there are not as many chunks as events after many removals. */
const SHORT_CHUNK = 32

/** Events in order of time. Read-only: a list with one event more or less shares all but one chunk with this one. */
export class EventList {
  readonly #chunks: readonly Chunk[]

  /** `chunks` in order, none of them empty. */
  private constructor(chunks: readonly Chunk[]) {
    this.#chunks = chunks
  }

  static from(events: readonly DueEvent[]): EventList {
    return new EventList(split(events.toSorted(inOrderOfTime)))
  }

  with(event: DueEvent): EventList {
    const index = Math.min(this.#chunkOf(event), Math.max(0, this.#chunks.length - 1))
    const chunk = this.#chunks[index] ?? []
    return this.#replace(index, chunk.toSpliced(placeOf(chunk, event), 0, event))
  }

  /** `event` must be in the list. */
  without(event: DueEvent): EventList {
    const index = this.#chunkOf(event)
    const chunk = this.#chunks[index] ?? []
    return this.#replace(index, chunk.toSpliced(placeOf(chunk, event), 1))
  }

  /** The events strictly after the instant, each read when it is reached. */
  *after(instant: number): Iterable<DueEvent> {
    const isAfter = ({ at }: DueEvent) => at > instant
    for (let index = findPlace(this.#chunks, (chunk) => isAfter(chunk.at(-1) as DueEvent)); ; index += 1) {
      const chunk = this.#chunks[index]
      if (!chunk) return
      for (let place = findPlace(chunk, isAfter); place < chunk.length; place += 1) yield chunk[place] as DueEvent
    }
  }

  /** The first chunk that ends with this event or a later one. */
  #chunkOf(event: DueEvent): number {
    return findPlace(this.#chunks, (chunk) => inOrderOfTime(chunk.at(-1) as DueEvent, event) >= 0)
  }

  #replace(index: number, chunk: Chunk): EventList {
    const chunks = this.#chunks.slice()
    const next = chunks[index + 1]
    if (next && chunk.length < SHORT_CHUNK && chunk.length + next.length <= LONGEST_CHUNK) {
      chunks.splice(index, 2, [...chunk, ...next])
      return new EventList(chunks)
    }
    if (chunk.length > 0 && chunk.length <= LONGEST_CHUNK) chunks[index] = chunk
    else chunks.splice(index, 1, ...split(chunk))
    return new EventList(chunks)
  }
}

/** Chunks that are half full, so that they have room. */
const split = (events: readonly DueEvent[]): Chunk[] =>
  Array.from({ length: Math.ceil(events.length / HALF) }, (_, index) => events.slice(index * HALF, (index + 1) * HALF))

const HALF = LONGEST_CHUNK / 2

const placeOf = (events: Chunk, event: DueEvent): number =>
  findPlace(events, (other) => inOrderOfTime(other, event) >= 0)

/** The index of the first item for which `isReached` holds; it holds for all after it. */
const findPlace = <Item>(items: readonly Item[], isReached: (item: Item) => boolean): number => {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isReached(items[middle] as Item)) high = middle
    else low = middle + 1
  }
  return low
}

/** The events of several lists, each in order of time, in order of time. */
export function* mergeEvents(lists: readonly Iterable<DueEvent>[]): Iterable<DueEvent> {
  const heads = lists.flatMap((list) => {
    const rest = list[Symbol.iterator]()
    const event = readNext(rest)
    return event ? [{ event, rest }] : []
  })
  while (heads.length > 0) {
    const first = heads.reduce((best, head) => (inOrderOfTime(head.event, best.event) < 0 ? head : best))
    yield first.event
    const event = readNext(first.rest)
    if (event) first.event = event
    else heads.splice(heads.indexOf(first), 1)
  }
}

function readNext(rest: Iterator<DueEvent, unknown>): DueEvent | undefined {
  const { done, value } = rest.next()
  return done ? undefined : value
}
