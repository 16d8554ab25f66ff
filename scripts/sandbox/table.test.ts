import { expect, it } from 'vitest'
import { formatPairs, formatTable } from './table.ts'

it('puts columns under each other, with nothing after the last', () => {
  const rows = [
    ['fault-1', 'saveNps', ''],
    ['fault-12', '*', 'ms 300'],
  ]
  expect(formatTable(['FAULT', 'OPERATION', 'DETAILS'], rows)).toBe(
    ['FAULT     OPERATION  DETAILS', 'fault-1   saveNps', 'fault-12  *          ms 300'].join('\n'),
  )
})

it('a table without rows is its heading alone', () => {
  expect(formatTable(['A', 'B'], [])).toBe('A  B')
})

it('a table has only its heading in bold', () => {
  expect(formatTable(['A'], [['a']], (text) => `<${text}>`)).toBe('<A>\na')
})

it('lets no text break a line or steer the terminal', () => {
  expect(formatTable(['A', 'B'], [['one\ntwo', '\u001b[31mred']])).toBe('A        B\none two   [31mred')
})

it('puts values under each other behind their names', () => {
  expect(
    formatPairs([
      ['World', 'blue'],
      ['Clock', 'frozen\r\nnow'],
      ['Scenario', 'default'],
    ]),
  ).toBe('World     blue\nClock     frozen now\nScenario  default')
})
