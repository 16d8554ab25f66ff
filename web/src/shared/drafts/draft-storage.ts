import type { Draft, DraftFields, StoredDraft } from './draft-types.ts'

/** Where the draft of one form is stored: `accountDraft` or `tabDraft`. */
export type DraftStorage<Read = TabDraft | undefined | Promise<StoredDraft | undefined>> = Omit<
  Draft,
  'read' | 'onSaved'
> & {
  read: () => Read
  /** Saves fields of a form that was closed before its draft was read: the rest of the draft stays. */
  add: (fields: DraftFields) => void
  /** Starts to write pending changes. */
  flush: () => void
  /** Calls the listener after each save, with its instant (ISO) and whether it replaced what another tab had typed into the same field. */
  onSaved: (listener: (at: string, isElsewhere: boolean) => void) => () => void
}

/** The draft of a tab, which is read synchronously. */
export type TabDraft = { fields: DraftFields; at?: undefined }
