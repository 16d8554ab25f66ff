import type { NewFault } from '../api/tool-queries.ts'
import type { JournalEntry } from '../api/world-queries.ts'
import { isKind, offeredMs } from './fault-draft.ts'

const HALF = 50

/**
 * The fault that met a call, for one more call; undefined without one. The journal keeps its kind and side (`reset after`), so a duration
 * and a part are the defaults of the form.
 */
export function faultOfEntry({
  operationId,
  fault = '',
  errorCode,
  error,
}: Pick<JournalEntry, 'operationId' | 'fault' | 'errorCode' | 'error'>): NewFault | undefined {
  const [kind = '', when] = fault.split(' ')
  if (operationId === null || !isKind(kind)) return undefined
  const ms = offeredMs(kind)
  return {
    operationId,
    kind,
    when: when === 'after' ? 'after' : 'before',
    times: 1,
    ...(ms !== undefined && { ms }),
    ...(kind === 'cut' && { atPercent: HALF }),
    ...(kind === 'error_code' && { errorCode: errorCode ?? 500, error: error ?? 'internal-error' }),
  }
}
