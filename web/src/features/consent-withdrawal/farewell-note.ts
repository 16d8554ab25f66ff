import { readFromTab, removeFromTab, saveInTab } from '#web/shared/session/tab-storage.ts'

/** The provider's deadlines; null if the answer was lost and the session is over. */
export type FarewellNote = { finalEmailDueAt: string | null; publicListDueAt: string | null } | 'unsure'

const NAME = 'consent-withdrawn'

/** Saved after the end of the session, which clears the tab's storage. Contains no personal data. */
export function leaveFarewell(note: FarewellNote): void {
  saveInTab(NAME, note)
}

/** Survives a reload until the donor leaves the page. */
export function readFarewell(): FarewellNote | undefined {
  const note = readFromTab(NAME)
  if (note === 'unsure') return note
  if (typeof note !== 'object' || note === null) return undefined
  // A former version of the portal stored other names.
  const {
    finalEmailBy,
    publicListBy,
    finalEmailDueAt = finalEmailBy,
    publicListDueAt = publicListBy,
  } = note as Record<string, unknown>
  return { finalEmailDueAt: textOf(finalEmailDueAt), publicListDueAt: textOf(publicListDueAt) }
}

export function dropFarewell(): void {
  removeFromTab(NAME)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
