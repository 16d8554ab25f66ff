import type { AnyFault, FaultAim, FaultKind } from '../../domain/state/fault.ts'

/** The longest delay of a call. */
export const MAX_FAULT_MS = 600_000

/** Reads a body of POST …/faults; throws `FaultRefusedError` with the reason. The default of `when` is `before`. */
export function readFault(
  id: string,
  input: Readonly<Record<string, unknown>>,
  operationIds: ReadonlySet<string>,
): AnyFault {
  const { operationId, kind, when = 'before', times, probability } = input
  if (typeof operationId !== 'string' || (operationId !== '*' && !operationIds.has(operationId)))
    throw new FaultRefusedError(`operationId must be * for all, or one of ${[...operationIds].join(', ')}`)
  if (when !== 'before' && when !== 'after') throw new FaultRefusedError('when must be before or after')
  const aim: FaultAim = {
    id,
    operationId,
    when,
    ...(times === undefined ? {} : { times: numberIn('times', times, 1, 1_000_000, true) }),
    ...(probability === undefined ? {} : { probability: numberIn('probability', probability, 0, 1, false) }),
  }
  return { ...aim, ...readKind(kind, input) } as AnyFault
}

function readKind(kind: unknown, input: Readonly<Record<string, unknown>>): FaultKind | { kind: string; ms?: number } {
  switch (kind) {
    case 'reset':
    case 'refuse':
    case 'garbage':
    case 'html':
    case 'message-doubled':
    case 'message-lost':
      return { kind }
    case 'stall':
    case 'latency':
      return { kind, ms: numberIn('ms', input.ms, 0, MAX_FAULT_MS, true) }
    case 'message-late':
      return { kind, ms: numberIn('ms', input.ms, 0, Number.MAX_SAFE_INTEGER, true) }
    case 'cut':
      return { kind, atPercent: numberIn('atPercent', input.atPercent ?? 50, 0, 99, false) }
    case 'error_code':
      return { kind, errorCode: numberIn('errorCode', input.errorCode, 300, 599, true), ...readError(input.error) }
    default:
      throw new FaultRefusedError(
        'kind must be one of reset, refuse, stall, cut, garbage, html, latency, error_code, message-late, message-doubled, message-lost',
      )
  }
}

function readError(error: unknown): { error?: string } {
  if (error === undefined) return {}
  if (typeof error === 'string' && /^[a-z][a-z0-9-]{0,59}$/.test(error)) return { error }
  throw new FaultRefusedError('error must be a kebab-case code')
}

function numberIn(name: string, value: unknown, least: number, most: number, whole: boolean): number {
  if (typeof value === 'number' && value >= least && value <= most && (!whole || Number.isInteger(value))) return value
  throw new FaultRefusedError(`${name} must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}`)
}

export class FaultRefusedError extends Error {
  override name = 'FaultRefusedError'
}
