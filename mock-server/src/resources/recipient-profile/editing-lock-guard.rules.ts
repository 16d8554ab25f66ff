import type { Recipient } from '../../domain/state/recipient.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { editingLockOf } from './payout-lock.rules.ts'

/**
 * Rule 10.16: the time until which the account cannot be edited, epoch ms; null if it can. The end is
 * exclusive: at that instant it can be edited again. Reading is never refused.
 */
export const lockedUntil = (recipient: Pick<Recipient, 'editingLock'>, now: Instant): Instant | null => {
  const { status, until } = editingLockOf(recipient, now)
  return status === 'locked' ? until : null
}
