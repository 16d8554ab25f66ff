import type { Recipient } from '../../domain/state/recipient.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { editingLockOf } from './payout-lock.rules.ts'

/**
 * Rule 10.16: until when nothing of the account may be changed, epoch ms; null while it may be. The moment
 * itself is out: from then on it may be changed again. Reading is never refused.
 */
export const lockedUntil = (recipient: Pick<Recipient, 'editingLock'>, now: Instant): Instant | null => {
  const { status, until } = editingLockOf(recipient, now)
  return status === 'locked' ? until : null
}
