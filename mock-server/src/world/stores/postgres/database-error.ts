/** Why the worlds of a database cannot be opened and what to do about it, in one line for the operator. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** The database's own message. After several failed addresses the aggregate error has none, so a part is used. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message || error.name : String(error)
}

/**
 * Whether the database is away, busy or stopping, and not the statement wrong: an error of the connection has no code of PostgreSQL.
 */
export function isUnavailable(error: unknown): boolean {
  const code = databaseCode(error)
  if (code === undefined)
    return /^(Connection terminated|timeout exceeded|Query read timeout|Client has)/.test(reasonOf(error))
  return !/^(?=.*\d)[\dA-Z]{5}$/.test(code) || /^(08|53|57)/.test(code)
}

/** PostgreSQL's five-character code (`23505`: unique violation); undefined for other errors. */
export function databaseCode(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined ? undefined : databaseCode(cause)
}
