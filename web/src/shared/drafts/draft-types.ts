import type { DeviceChoice } from './device-choice.ts'

/** The draft of one person's form, saved at `at` (epoch milliseconds). */
export type OwnedDraft = { person: string; name: string; at: number; fields: object }

export type DraftFields = Readonly<Record<string, string | boolean>>
export type StoredDraft = { fields: DraftFields /** Instant (ISO) when it was last saved. */; at: string }

/** The draft of one form of one person. Nothing here throws or rejects: if the browser refuses, there is no draft. */
export type Draft = {
  /** Saves the present fields of the form, within half a second. */
  save: (fields: DraftFields) => void
  /** The last saved draft, of this tab or another. */
  read: () => Promise<StoredDraft | undefined>
  remove: () => void
  /** Calls the listener after each save, with its instant (ISO) and the stored fields. Returns the function that unsubscribes. */
  onSaved: (listener: SavedListener) => () => void
}

export type SavedListener = (at: string, fields: DraftFields) => void

/**
 * Merges what this tab and another wrote of the same form; without it the later draft replaces the other. `own` is what this tab last
 * stored or read.
 */
export type MergeDrafts = (mine: DraftFields, theirs: DraftFields, own?: DraftFields) => DraftFields

/** Where a visitor's drafts are stored. */
export type DraftDevice = {
  /** False if this browser cannot store a key so that it can be deleted: then drafts live as long as the tab. */
  readonly canStore: boolean
  readonly choice: DeviceChoice
}

export type Drafts = {
  of: (person: string, name: string, merge?: MergeDrafts) => Draft
  /** The same object until it changes (for `useSyncExternalStore`). */
  device: () => DraftDevice
  subscribeToDevice: (listener: () => void) => () => void
  /** Sets the visitor's answer; stored drafts move to the matching place. */
  chooseDevice: (choice: 'own' | 'shared') => void
  /** Follows the visitor's answer in another tab. Returns the function that unsubscribes. */
  followOtherTabs: () => () => void
  /** Starts to write pending changes. */
  flush: () => void
  /** For a page that is being closed: pending changes are stored encrypted before this returns. */
  flushSync: () => void
  /** Calls the listener before each `flushSync`, to save what a field has not reported yet. Returns the function that unsubscribes. */
  beforeFlushSync: (listener: () => void) => () => void
  /** Removes all drafts and the keys to them, in every tab: a logout (rule 18.1). */
  destroy: () => void
  /** Finishes a logout whose page was closed in the middle of it. */
  finishDestruction: () => void
  /** Removes drafts of other people, and those that are too old. */
  dropAllBut: (person: string) => void
}

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
