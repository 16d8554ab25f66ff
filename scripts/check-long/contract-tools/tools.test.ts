import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toolsTable } from './tools.ts'

test('docs/tools.md has the table of the tools that the check runs', () => {
  const page = readFileSync('docs/tools.md', 'utf8')
  expect(/<!-- tools -->\n\n([\s\S]*)\n\n<!-- \/tools -->/.exec(page)?.[1]).toBe(toolsTable())
})
