/**
 * One JSON line for each event. There is no field for bodies, query strings or headers, so none can get into a log (rule 19.19). `path`
 * is the route template of the contract, never the requested address.
 */
export interface LogLine {
  readonly level: 'info' | 'error'
  readonly event: string
  readonly operationId?: string
  readonly world?: string
  readonly requestId?: string
  readonly status?: number
  /** `error_code` and `error` of the envelope; 0 if a fault ended the call before there was one. */
  readonly errorCode?: number
  readonly error?: string
  /** From the arrival of the call to its commit. */
  readonly durationMs?: number
  readonly stack?: string
}

export type Log = (line: LogLine) => void

/** `info` also logs each call; `error` logs only failures. */
export function consoleLog(level: 'info' | 'error' | 'silent'): Log {
  return (line) => {
    if (level === 'silent' || (level === 'error' && line.level === 'info')) return
    process.stderr.write(`${JSON.stringify(line)}\n`)
  }
}
