import { readSealedFromTab, saveSealedInTab } from '../../shared/session/sealed-tab-storage.ts'
import { removeFromTab } from '../../shared/session/tab-storage.ts'

/** A new e-mail waiting for its code. */
export type PendingChange = {
  changeId: string
  email: string
  /** Instant (ISO) before which the code is good. */
  goodUntil: string
}

const NAME = 'email-change'

/** Kept over a reload, in this tab and for this person: whoever looks into their e-mail may come back to another page. */
export function savePending(personId: string, { changeId, email, goodUntil }: PendingChange): void {
  saveSealedInTab(NAME, personId, { changeId, email, goodUntil })
}

export function readPending(personId: string): PendingChange | undefined {
  const kept = readSealedFromTab(NAME, personId) as Partial<PendingChange> | undefined
  const { changeId, email, goodUntil } = kept ?? {}
  const isWhole = typeof changeId === 'string' && typeof email === 'string' && typeof goodUntil === 'string'
  return isWhole ? { changeId, email, goodUntil } : undefined
}

export function dropPending(): void {
  removeFromTab(NAME)
}
