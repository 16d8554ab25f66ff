import { readPragueTime } from '../../shared/format/prague-time.ts'

/** The present year in Prague by the provider's clock (epoch milliseconds), by the device's while none is known. */
export function pragueYear(now: number | undefined): number {
  const moment = new Date(now ?? Date.now())
  return readPragueTime(moment.toISOString())?.year ?? moment.getUTCFullYear()
}
