import type { DraftFields, KeptDraft, KeptListener } from './draft-types.ts'

/** Where the draft of one form is stored. Nothing here throws or rejects: where the browser refuses, there is no draft. */
export type DraftStorage<Read = TabDraft | undefined | Promise<KeptDraft | undefined>> = {
  read: () => Read
  save: (fields: DraftFields) => void
  /** Saves fields of a form that was closed before its draft was read: the rest of the draft stays. */
  add: (fields: DraftFields) => void
  remove: () => void
  /** Saves at once what still waits. */
  flush: () => void
  /** Calls the listener with the instant (ISO) of each saving. Returns the function that unsubscribes. */
  onSaved: (listener: KeptListener) => () => void
}

/** Read at once. */
export type TabDraft = { fields: DraftFields; at?: undefined }
