import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { PactFile } from '../pact-file.ts'
import { mergePacts } from './merge-pacts.ts'

const folder = mkdtempSync(join(tmpdir(), 'merge-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A recorded file with one interaction. */
function record(file: string, description: string, state: string): string {
  const interaction = { description, providerStates: [{ name: state }], request: {}, response: {} }
  const path = join(folder, file)
  writeFileSync(path, JSON.stringify({ consumer: { name: 'portal' }, interactions: [interaction], metadata: {} }))
  return path
}

test('interactions are ordered by description and then by state, whatever the order of the files', () => {
  const files = [record('1.json', 'rate', 'b'), record('2.json', 'rate', 'a'), record('3.json', 'Rate', 'c')]
  const { interactions, ...rest } = JSON.parse(mergePacts(files)) as PactFile
  expect(interactions.map(({ description, providerStates }) => [description, providerStates?.[0]?.name])).toEqual([
    ['Rate', 'c'],
    ['rate', 'a'],
    ['rate', 'b'],
  ])
  expect(rest).toEqual({ consumer: { name: 'portal' }, metadata: {} })
})

test('two interactions with the same description and state are refused', () => {
  const files = [record('1.json', 'rate', 'a'), record('2.json', 'rate', 'a')]
  expect(() => mergePacts(files)).toThrow('Two interactions are named "rate, given a"')
})
