import type { DeviceChoice } from './device-choice.ts'

export type DraftFields = Readonly<Record<string, string | boolean>>
export type KeptDraft = { fields: DraftFields /** Instant (ISO) when it was last kept. */; at: string }

/** One form of one person. Nothing here ever throws or rejects: without a place to keep things the portal does without. */
export type Draft = {
  /** Notes what the form holds now, and writes it half a second later. */
  keep: (fields: DraftFields) => void
  /** As it was left, in this tab or another, or before a reload. */
  read: () => Promise<KeptDraft | undefined>
  remove: () => void
  /** Calls `listener` with the instant (ISO) of each writing, and what lies there now; answers with the way to stop. */
  onKept: (listener: KeptListener) => () => void
}

export type KeptListener = (at: string, fields: DraftFields) => void

/** One of what this tab and another wrote of the same form; without it the later tab's words stand alone. */
export type MergeDrafts = (mine: DraftFields, theirs: DraftFields) => DraftFields

/** Where a visitor's drafts are kept. */
export type DraftDevice = {
  /** False if this browser cannot store a key so that it can be deleted: then drafts live as long as the tab. */
  readonly canKeep: boolean
  readonly choice: DeviceChoice
}

export type Drafts = {
  of: (person: string, name: string, merge?: MergeDrafts) => Draft
  /** The same object until it changes (for `useSyncExternalStore`). */
  device: () => DraftDevice
  subscribeToDevice: (listener: () => void) => () => void
  /** The visitor's answer; what is kept already moves to where it belongs from now on. */
  chooseDevice: (choice: 'own' | 'shared') => void
  /** Takes over what the visitor answers in another tab. Answers with the way to stop. */
  followOtherTabs: () => () => void
  /** Writes at once what is still waiting. */
  flush: () => void
  /** For a page that goes: what is not written yet lies on the device, sealed, before this returns. */
  leave: () => void
  /** Whoever logs out leaves neither drafts nor the key to them, in any tab (rule 18.1). */
  destroy: () => void
  /** Does what a page left in the middle of its logout could not. */
  finishDestruction: () => void
  /** What others left, and what is too old, goes. */
  dropAllBut: (person: string) => void
}
