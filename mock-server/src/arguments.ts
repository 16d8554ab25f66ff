import { parseArgs } from 'node:util'

/** The command-line arguments of the server. */
export interface Arguments {
  /** The folder that stores the worlds; undefined: they are in memory and end with the process. */
  readonly data: string | undefined
  /** The address of the PostgreSQL whose worlds this server shares with others. */
  readonly database: string | undefined
}

/** `--data DIR` overrides `DATA_DIR`. Throws for an unknown argument and for two places to store worlds, with the reason in its message. */
export function readArguments(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Arguments {
  const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' } } })
  if (values.data === '') throw new Error('--data must name a folder')
  const data = values.data ?? (env.DATA_DIR || undefined)
  const database = env.DATABASE_URL || undefined
  if (data !== undefined && database !== undefined)
    throw new Error('Worlds are stored in one place: leave out either DATABASE_URL or --data (DATA_DIR)')
  return { data, database }
}
