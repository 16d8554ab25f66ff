/** What is noted beside a step, for whoever watches: plain data. `answer` is counted in the coverage. */
export interface JournalNote {
  readonly entry: object
  readonly answer: NotedAnswer | undefined
  /** Told the number it got in its world, once it is kept. */
  readonly afterCommit: (number: number) => void
}

export interface NotedAnswer {
  readonly operationId: string
  readonly code: number
  /** Undefined for a success. */
  readonly error: string | undefined
}

export interface StoredNote {
  readonly number: number
  readonly entry: object
}

/** What a world has from the store that it shares with other processes. */
export interface Sharing {
  /** Notes with a higher number, in their order; none can come before one that was read. */
  notesAfter(number: number): Promise<readonly StoredNote[]>
  /** Somebody listens from now on: what others do has to be looked for. */
  watch(): void
}
