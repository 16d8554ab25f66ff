import { parseArgs } from 'node:util'

/** What the server may be told in its command line. */
export interface Arguments {
  /** The folder that keeps the worlds; undefined: the memory does, and forgets them with the process. */
  readonly data: string | undefined
  /** The address of the PostgreSQL whose worlds this server shares with others. */
  readonly database: string | undefined
}

/**
 * `--data DIR` goes before `DATA_DIR`. Throws for an argument nobody knows and for two places to keep worlds in, with what
 * is wrong in its message.
 */
export function readArguments(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Arguments {
  const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' } } })
  if (values.data === '') throw new Error('--data must name a folder')
  const data = values.data ?? (env.DATA_DIR || undefined)
  const database = env.DATABASE_URL || undefined
  if (data !== undefined && database !== undefined)
    throw new Error('Worlds are kept in one place: leave out either DATABASE_URL or --data (DATA_DIR)')
  return { data, database }
}
