import { CODE_LIFE, CODE_TRIES, isAlive, type OneTimeCode } from '../domain/access/one-time-code.ts'
import type { Message } from '../domain/state/kernel-slices.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { type Instant, toIsoString } from '../domain/time/instant.ts'

type CodeStatus = 'open' | 'used' | 'replaced' | 'locked' | 'expired'

/** Whether the code of a message still signs in or confirms, and until when; nothing for a message without a known code. */
export function codeStateOf(
  { codeTransactions, emailChanges }: WorldState,
  message: Message,
  now: Instant,
): { codeStatus: CodeStatus; codeGoodUntil: string } | undefined {
  if (message.code === undefined) return undefined
  const sent: readonly OneTimeCode[] = [...Object.values(codeTransactions), ...Object.values(emailChanges)]
  const found = sent.findLast(({ code, createdAt }) => code === message.code && createdAt <= message.at)
  // The state keeps no code that ended long ago: it is known by the time of its message alone.
  if (!found) return isAlive(message.at, now) ? undefined : stateFrom('expired', message.at)
  return stateFrom(statusOf(found, now), found.createdAt)
}

const stateFrom = (codeStatus: CodeStatus, sentAt: Instant) => ({
  codeStatus,
  codeGoodUntil: toIsoString(sentAt + CODE_LIFE),
})

function statusOf({ status, wrongTries, createdAt }: OneTimeCode, now: Instant): CodeStatus {
  if (status !== 'open') return status
  if (wrongTries >= CODE_TRIES) return 'locked'
  return isAlive(createdAt, now) ? 'open' : 'expired'
}
