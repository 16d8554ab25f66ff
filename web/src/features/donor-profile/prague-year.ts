import { readPragueTime } from '../../shared/format/prague-time.ts'

/**
 * The present year in Prague by the provider's clock (epoch milliseconds), or by the device's clock
 * if the provider's is unknown.
 */
export function pragueYear(now: number | undefined): number {
  const moment = new Date(now ?? Date.now())
  return readPragueTime(moment.toISOString())?.year ?? moment.getUTCFullYear()
}
