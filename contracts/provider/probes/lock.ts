const SECOND = 1_000
const HOUR = 3_600 * SECOND
const ZONE = 'Convert times to UTC before Z is added, or write their offset.'

/**
 * How the end of a lock differs from its length. It began with a call between two answers, whose clocks (header Date) are whole seconds:
 * no earlier than the former, and before the second of the latter has passed. The end itself may be cut to whole seconds.
 */
export function lockFailure(
  lockedUntil: string,
  seconds: number,
  [before = Number.NaN, after = before]: readonly number[],
) {
  const until = Date.parse(lockedUntil)
  const isWithin = (shift: number) =>
    until >= before + seconds * SECOND + shift && until < after + (seconds + 1) * SECOND + shift
  // Without the header, whose absence is a finding of its own, there is nothing to compare with.
  if (isWithin(0) || Number.isNaN(before + after)) return undefined
  const received = `lockedUntil ${(until - after) / SECOND} s after the header Date of that call`
  const hours = Math.round((until - after - seconds * SECOND) / HOUR)
  const isOtherZone = hours !== 0 && isWithin(hours * HOUR)
  return {
    received,
    // A rounded end, or a header Date that is refreshed once a second, shows it in a part of each second only.
    isOfPhase: isWithin(SECOND),
    remedy: isOtherZone ? `The time is off by ${hours} h: it is local, but marked as UTC. ${ZONE}` : undefined,
  }
}
