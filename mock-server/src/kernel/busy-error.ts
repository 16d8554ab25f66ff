import { refuse } from './envelope.ts'

/** The call was not run, because the server has no memory or time left for it now (rule 19.21). */
export class BusyError extends Error {
  override name = 'BusyError'
}

export const BUSY = refuse(503, 'service-unavailable', { headers: { 'retry-after': '10' } })
export const BUSY_RULE = 'rule 19.21 Memory and time of one call'
