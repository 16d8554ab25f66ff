import type { components } from '#generated/provider.d.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import { type Instant, toIsoString } from '../../domain/time/instant.ts'
import { lockedUntil } from '../recipient-profile/editing-lock-guard.rules.ts'

type Locked = {
  readonly answer: components['schemas']['EditingLocked']
  readonly changes: readonly []
  readonly rule: string
}

/** The complete outcome of a write to a locked account, null while it is open: `refuseWhileLocked(…) ?? {answer, …}`. */
export const refuseWhileLocked = (recipient: Recipient, now: Instant): Locked | null => {
  const until = lockedUntil(recipient, now)
  return until === null
    ? null
    : {
        answer: { error_code: 423, error: 'editing-locked', lockedUntil: toIsoString(until) },
        changes: [],
        rule: 'rule 10.16 Editing lock',
      }
}
