import { readSealedFromTab, saveSealedInTab } from '#web/shared/session/sealed-tab-storage.ts'
import { removeFromTab } from '#web/shared/session/tab-storage.ts'

/** A new e-mail that waits for its code. */
export type PendingEmail = {
  changeId: string
  email: string
  /** Instant (ISO) until which the code is valid. */
  expiresAt: string
}

const NAME = 'email-change'

/** Survives a reload and another page in this tab, for this person only. */
export function savePending(personId: string, { changeId, email, expiresAt }: PendingEmail): void {
  saveSealedInTab(NAME, personId, { changeId, email, expiresAt })
}

export function readPending(personId: string): PendingEmail | undefined {
  const stored = readSealedFromTab(NAME, personId) as (Partial<PendingEmail> & { goodUntil?: string }) | undefined
  // A former version of the portal stored `goodUntil`.
  const { changeId, email, goodUntil, expiresAt = goodUntil } = stored ?? {}
  const isWhole = typeof changeId === 'string' && typeof email === 'string' && typeof expiresAt === 'string'
  return isWhole ? { changeId, email, expiresAt } : undefined
}

export function dropPending(): void {
  removeFromTab(NAME)
}
