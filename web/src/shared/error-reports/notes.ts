/** What the reports are made of. A note stays in the page; only what redaction lets through leaves it. */
export type Note = { at: Date; page: string } & (
  | { kind: 'crash'; error: unknown }
  /** A call of the provider and how it ended: the path as the contract writes it, without anybody's id. */
  | { kind: 'call'; method: string; path: string; code: number; isFault: boolean }
)

/** Makes events of notes and sends them. */
export type TakeNote = (note: Note) => void
