/** Why the worlds of a database cannot be opened and what to do about it, in one line for whoever started the server. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** The database's own words. Several addresses may have been tried, and then the sum of it has none. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message || error.name : String(error)
}

/** The five letters of PostgreSQL (`23505`: unique violation); undefined where the error is none of its. */
export function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined ? undefined : codeOf(cause)
}
