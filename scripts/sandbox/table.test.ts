import { expect, it } from 'vitest'
import { formatPairs, formatTable } from './table.ts'

it('a table aligns its columns, without spaces after the last one', () => {
  const rows = [
    ['fault-1', 'saveNps', ''],
    ['fault-12', '*', 'ms 300'],
  ]
  expect(formatTable(['FAULT', 'OPERATION', 'DETAILS'], rows)).toBe(
    ['FAULT     OPERATION  DETAILS', 'fault-1   saveNps', 'fault-12  *          ms 300'].join('\n'),
  )
})

it('a table without rows is only its heading', () => {
  expect(formatTable(['A', 'B'], [])).toBe('A  B')
})

it('a table has only its heading in bold', () => {
  expect(formatTable(['A'], [['a']], (text) => `<${text}>`)).toBe('<A>\na')
})

it('a table removes line breaks and control characters of its texts', () => {
  expect(formatTable(['A', 'B'], [['one\ntwo', '\u001b[31mred']])).toBe('A        B\none two   [31mred')
})

it('a list of values is aligned after their names', () => {
  expect(
    formatPairs([
      ['World', 'blue'],
      ['Clock', 'frozen\r\nnow'],
      ['Scenario', 'default'],
    ]),
  ).toBe('World     blue\nClock     frozen now\nScenario  default')
})
