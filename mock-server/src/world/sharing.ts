/** A journal entry stored with a step, for other processes: plain data. `answer` is counted in the coverage. */
export interface JournalNote {
  readonly entry: object
  readonly answer: NotedAnswer | undefined
  /** Called with its number in its world, once it is stored. */
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

/** What an earlier process noted of a world. `last` is the last id that was given, or may have been. */
export interface StoredJournal {
  readonly notes: readonly StoredNote[]
  readonly last: number
}

/** What a world gets from the store that it shares with other processes. */
export interface Sharing {
  /** Notes with a higher number, in order; a later note never gets a lower number than one already read. */
  notesAfter(number: number): Promise<readonly StoredNote[]>
  /** The world has a listener from now on, so changes of other processes have to be read. */
  watch(): void
}
