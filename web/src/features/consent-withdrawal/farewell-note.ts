import { readFromTab, removeFromTab, saveInTab } from '../../shared/session/tab-storage.ts'

/** What the farewell knows: the deadlines as the provider gave them, or that the answer was lost and the session is over. */
export type FarewellNote = { finalEmailBy: string | null; publicListBy: string | null } | 'unsure'

const NAME = 'consent-withdrawn'

/** Left after the session is over, for its end empties the tab. It names nobody. */
export function leaveFarewell(note: FarewellNote): void {
  saveInTab(NAME, note)
}

/** Stays over a reload, until the farewell is left. */
export function readFarewell(): FarewellNote | undefined {
  const note = readFromTab(NAME)
  if (note === 'unsure') return note
  if (typeof note !== 'object' || note === null) return undefined
  const { finalEmailBy, publicListBy } = note as Record<string, unknown>
  return { finalEmailBy: textOf(finalEmailBy), publicListBy: textOf(publicListBy) }
}

export function dropFarewell(): void {
  removeFromTab(NAME)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
