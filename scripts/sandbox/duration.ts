import { InvalidArgumentError } from 'commander'

/** Each unit at most once, the longest first: `1d2h` but not `5m1h`. */
const FRIENDLY = /^(?=.)((?:\d{1,6}w)?(?:\d{1,6}d)?)((?:\d{1,6}h)?(?:\d{1,6}m)?(?:\d{1,6}s)?)$/

export const ONLY_FORWARD =
  'A clock only moves forward. Save a snapshot by `snapshot`, and go back to it by `snapshot open`.'

/** A negative duration: `-5m`, `-PT5M`. */
export const isBackwards = (text: string): boolean => /^-[\dP]/i.test(text)

/** Parses `15m`, `2h`, `3d`, `1h30m` or an ISO 8601 duration to an ISO duration. Throws for anything else, and for a negative one. */
export function readDuration(text: string): string {
  if (isBackwards(text)) throw new InvalidArgumentError(ONLY_FORWARD)
  const duration = parseDuration(text)
  if (duration) return duration.toString()
  throw new InvalidArgumentError('Write a duration such as 15m, 2h, 3d, 1h30m or PT15M, P1M.')
}

/** Parses a waiting time of at most a minute (`10s`) to milliseconds. */
export function readWait(text: string): number {
  const milliseconds = toMilliseconds(parseDuration(text))
  if (milliseconds !== undefined && milliseconds >= 0 && milliseconds <= 60_000) return milliseconds
  throw new InvalidArgumentError('Write a wait such as 10s, at most 60s.')
}

function parseDuration(text: string): Temporal.Duration | undefined {
  const [, date, time] = FRIENDLY.exec(text) ?? []
  try {
    return Temporal.Duration.from(date === undefined ? text : `P${date}${time && `T${time}`}`)
  } catch {
    return undefined
  }
}

/** Undefined for months and years as well, which have no fixed length. */
function toMilliseconds(duration: Temporal.Duration | undefined): number | undefined {
  try {
    return duration?.total('milliseconds')
  } catch {
    return undefined
  }
}
