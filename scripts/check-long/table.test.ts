import { describe, expect, test } from 'vitest'
import { type TableRow, updateTable } from './table.ts'

const row = (given: Partial<TableRow> = {}): TableRow => ({
  name: 'fuzz',
  figure: '20 inputs, 0 faults',
  goal: '0 faults',
  passed: true,
  date: '2026-11-10',
  commit: 'abc1234',
  seconds: 12,
  scale: 1,
  ...given,
})
const ORDER = ['fuzz', 'soak']
const EMPTY = '# Before\n\n<!-- check:long -->\n<!-- /check:long -->\n\nAfter\n'

describe('the table of the long checks', () => {
  test('is written between its marks, and nothing outside of them changes', () => {
    expect(updateTable(EMPTY, [row()], ORDER)).toBe(
      [
        '# Before',
        '',
        '<!-- check:long -->',
        '',
        '| check | result | goal | met? | measured |',
        '|---|---|---|---|---|',
        '| fuzz | 20 inputs, 0 faults | 0 faults | met | 2026-11-10, abc1234, 12 s |',
        '',
        '<!-- /check:long -->',
        '',
        'After',
        '',
      ].join('\n'),
    )
  })

  test('preserves the rows of checks that did not run, in the order of the checks', () => {
    const before = updateTable(EMPTY, [row({ name: 'soak', seconds: 600 })], ORDER)
    const after = updateTable(before, [row({ passed: false })], ORDER)
    expect(after.split('\n').filter((line) => /^\| (fuzz|soak)/.test(line))).toEqual([
      '| fuzz | 20 inputs, 0 faults | 0 faults | not met | 2026-11-10, abc1234, 12 s |',
      '| soak | 20 inputs, 0 faults | 0 faults | met | 2026-11-10, abc1234, 10 min 0 s |',
    ])
  })

  test('keeps the row of a complete check when it runs in part', () => {
    const before = updateTable(EMPTY, [row()], ORDER)
    expect(updateTable(before, [row({ figure: '2 inputs', scale: 0.1 })], ORDER)).toBe(before)
  })

  test('removes the row of a deleted check, and escapes a bar in a sentence', () => {
    const before = updateTable(EMPTY, [row({ name: 'former' })], ['former'])
    expect(updateTable(before, [row({ figure: 'a | b' })], ORDER)).not.toContain('former')
    const twice = updateTable(updateTable(EMPTY, [row({ figure: 'a | b' })], ORDER), [], ORDER)
    expect(twice).toContain('| fuzz | a \\| b | 0 faults |')
  })

  test('is not written into a document without its marks', () => {
    expect(() => updateTable('# Quality\n', [row()], ORDER)).toThrow('no block')
  })
})
