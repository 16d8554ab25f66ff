/** Epoch ms of an ISO instant or offset date-time (`2026-11-10T10:00:00+01:00`); undefined for any other text. */
export function parseInstant(text: string): number | undefined {
  try {
    return Temporal.Instant.from(text).epochMilliseconds
  } catch {
    return undefined
  }
}

/**
 * The instant after an ISO duration from `now` (epoch ms). Calendar parts are counted in Europe/Prague (`P1M`, `P1D` over a change of
 * summer time). Undefined when the text is not a duration.
 */
export function addDuration(now: number, duration: string): number | undefined {
  try {
    const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('Europe/Prague')
    return local.add(Temporal.Duration.from(duration)).epochMilliseconds
  } catch {
    return undefined
  }
}
