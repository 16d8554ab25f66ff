/** The source of the reports. A note stays in the page; only its redacted form is sent. */
export type Note = { at: Date; page: string } & (
  | { kind: 'crash'; error: unknown }
  /** A call of the provider and how it ended: the path template of the contract, without personal ids. */
  | { kind: 'call'; method: string; path: string; code: number; isFault: boolean }
)

/** Makes events from notes and sends them. */
export type TakeNote = (note: Note) => void
