import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('worlds are stored in a folder, in a database or nowhere, and never in two places', () => {
  const DATABASE_URL = 'postgres://me:secret@host/worlds'
  expect(readArguments([], {})).toEqual({ data: undefined, database: undefined })
  expect(readArguments(['--data', 'here'], { DATA_DIR: 'there' })).toEqual({ data: 'here', database: undefined })
  expect(readArguments([], { DATABASE_URL })).toEqual({ data: undefined, database: DATABASE_URL })
  for (const [args, env] of [[['--data', 'here'], {}] as const, [[], { DATA_DIR: 'there' }] as const])
    expect(() => readArguments(args, { ...env, DATABASE_URL })).toThrow(
      /^Worlds are stored in one place: leave out either DATABASE_URL or --data \(DATA_DIR\)$/,
    )
})
