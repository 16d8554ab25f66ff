import { expect, test } from 'vitest'
import { programsPage } from './page.ts'
import type { Row } from './row.ts'

const row: Row = { thing: 'Payments', program: 'hledger', command: 'cat a | hledger', seen: '1 | 2', know: '' }
const other: Row = { ...row, thing: 'Contributions' }
const groups = [{ title: 'Tables', rows: [row, other] }]
const rowsOf = (page: string) => page.split('\n').filter((line) => /^\| (Payments|Contributions)/.test(line))
const measured = (one: Row, version: string) => ({ row: one, version, date: '2026-11-29' })

test('a measured row has the version, the date and its pipes escaped', () => {
  const [line] = rowsOf(programsPage(groups, [measured(row, '1.25')], ''))
  expect(line).toBe(String.raw`| Payments | hledger 1.25 | 1 \| 2 |  | ${'`'}cat a \| hledger${'`'} | 2026-11-29 |`)
})

test('a row that was not measured now keeps its former line', () => {
  const former = programsPage(groups, [measured(row, '1.25'), measured(other, '1.25')], '')
  const [first, second] = rowsOf(programsPage(groups, [measured(other, '1.30')], former))
  expect(first).toContain('| hledger 1.25 |')
  expect(second).toContain('| hledger 1.30 |')
})

test('a row with another command is not the former one', () => {
  const former = programsPage(groups, [measured(row, '1.25')], '')
  const [line] = rowsOf(programsPage([{ title: 'Tables', rows: [{ ...row, command: 'hledger' }] }], [], former))
  expect(line).toContain('| not yet |')
})
