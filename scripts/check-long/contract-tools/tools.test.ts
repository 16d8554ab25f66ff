import { expect, test } from 'vitest'
import { proofs, tools } from './tools.ts'

test('each row of docs/tools.md has commands, and what proves it', () => {
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(proofs))
  for (const { commands } of tools) expect(commands).toEqual(commands.map(() => expect.stringMatching(/^[a-z]+ /)))
})
