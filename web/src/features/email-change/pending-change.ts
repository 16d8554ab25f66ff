import { readSealedFromTab, saveSealedInTab } from '../../shared/session/sealed-tab-storage.ts'
import { removeFromTab } from '../../shared/session/tab-storage.ts'

/** A new e-mail that waits for its code. */
export type PendingChange = {
  changeId: string
  email: string
  /** Instant (ISO) until which the code is valid. */
  goodUntil: string
}

const NAME = 'email-change'

/** Survives a reload and another page in this tab, for this person only. */
export function savePending(personId: string, { changeId, email, goodUntil }: PendingChange): void {
  saveSealedInTab(NAME, personId, { changeId, email, goodUntil })
}

export function readPending(personId: string): PendingChange | undefined {
  const stored = readSealedFromTab(NAME, personId) as Partial<PendingChange> | undefined
  const { changeId, email, goodUntil } = stored ?? {}
  const isWhole = typeof changeId === 'string' && typeof email === 'string' && typeof goodUntil === 'string'
  return isWhole ? { changeId, email, goodUntil } : undefined
}

export function dropPending(): void {
  removeFromTab(NAME)
}
