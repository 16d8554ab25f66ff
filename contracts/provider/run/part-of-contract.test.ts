import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { runHere } from '../../run-command.ts'
import { verifyCommand } from '../verify.ts'

type Document = { paths: Record<string, object>; components: { schemas: Record<string, object> } }

test('--contract prints the requested operations and only the schemas that they use', async () => {
  const { code, output } = await runHere(verifyCommand, ['--contract', '--operations', 'login,saveNps'])
  expect(code).toBe(0)
  const { paths, components } = parse(output) as Document
  expect(Object.entries(paths).map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
    ['/login', ['post']],
    ['/nps', ['post']],
  ])
  const references = [...output.matchAll(/'#\/components\/schemas\/(\w+)'/g)].map(([, name = '']) => name)
  expect(new Set(references)).toEqual(new Set(Object.keys(components.schemas)))
})

test('--contract prints JSON with --json, and names an operation that the contract does not have', async () => {
  const { output } = await runHere(verifyCommand, ['--contract', '--json', '--operations', 'getNps'])
  expect(Object.keys((JSON.parse(output) as Document).paths)).toEqual(['/nps'])
  const unknown = await runHere(verifyCommand, ['--contract', '--operations', 'getNothing'])
  expect([unknown.code, unknown.errors]).toEqual([2, expect.stringContaining('getNothing')])
})
