import { expect, it } from 'vitest'
import type { Schemas } from './client.ts'
import { formatEntry } from './journal-entry.ts'

type Change = Schemas['JournalChange']

const print = (changes: Change[]) => {
  const at = '2026-11-10T09:00:00.000Z'
  const entry = {
    id: 'j-1',
    at,
    operationId: 'saveNps',
    httpStatus: 200,
    errorCode: 200,
    rule: 'rule 9.1 Rating',
    changes,
  }
  return formatEntry(entry, (text) => text).split('\n')
}

it('a journal entry without changes is one line with the outcome and the rule', () => {
  expect(print([])).toEqual(['j-1  2026-11-10 10:00:00  saveNps  200  (rule 9.1 Rating)'])
})

it('a journal entry of an event names the event instead of an operation', () => {
  const at = '2026-11-10T09:00:00.000Z'
  const event = { id: 'j-2', at, operationId: null, event: 'card-charge', httpStatus: 0, errorCode: null }
  const line = formatEntry({ ...event, rule: 'rule 7.4 Recurring card payment', changes: [] }, (text) => text)
  expect(line).toBe('j-2  2026-11-10 10:00:00  card-charge  (rule 7.4 Recurring card payment)')
})

it('a journal entry of a call to an unknown path names the path', () => {
  const at = '2026-11-10T09:00:00.000Z'
  const call = { method: 'GET', path: '/npss', query: '', headers: {}, hasToken: false, durationMs: 1, realAt: at }
  const entry = {
    id: 'j-3',
    at,
    operationId: null,
    httpStatus: 404,
    errorCode: 404,
    error: 'unknown-path',
    changes: [],
  }
  const line = formatEntry({ ...entry, rule: 'contract: paths', call }, (text) => text)
  expect(line).toBe('j-3  2026-11-10 10:00:00  GET /npss  404 unknown-path  (contract: paths)')
})

it('a journal entry with its call says of a body whether it is stored', () => {
  const at = '2026-11-10T09:00:00.000Z'
  const bodies = { request: { size: 11, content: { value: 9 } }, response: { size: 1_234, isDropped: true } }
  const call = { method: 'POST', path: '/nps', query: '', headers: {}, hasToken: false, durationMs: 1, realAt: at }
  const entry = { id: 'j-1', at, operationId: 'saveNps', httpStatus: 200, errorCode: 200, rule: '', changes: [] }
  const lines = formatEntry({ ...entry, call: { ...call, ...bodies } }, (text) => text, true).split('\n')
  expect(lines.slice(2)).toEqual(['  sent: {"value":9}', '  returned: 1234 characters, not stored any more'])
})

it.each<[string, Change, string[]]>([
  [
    'a moment as in Prague',
    { path: 'people.p-1', before: null, after: { vote: { votedAt: 1_794_301_180_000 } } },
    ['people.p-1.vote.votedAt: nothing -> 2026-11-10 09:59:40'],
  ],
  [
    'a number as it is',
    { path: 'people.p-1.size', before: 1, after: 1_794_301_180_000 },
    ['people.p-1.size: 1 -> 1794301180000'],
  ],
  [
    'that something masked is another',
    { path: 'people.p-1', before: { name: '•••' }, after: { name: '•••' } },
    ['people.p-1: changed, •••'],
  ],
  ['a masked value that came', { path: 'x.name', after: '•••' }, ['x.name: nothing -> •••']],
  [
    'a text that cannot break the line',
    { path: 'x.status', before: 'a', after: 'b\u001b[31m' },
    ['x.status: "a" -> "b\\u001b[31m"'],
  ],
])('a journal entry prints of a change %s', (_, change, lines) => {
  expect(print([change]).slice(1)).toEqual(lines.map((line) => `  ${line}`))
})

it('a journal entry prints the first changes and the number of the others', () => {
  const lines = print(Array.from({ length: 13 }, (_, n) => ({ path: `payments.${n}`, before: n, after: n + 1 })))
  expect(lines).toHaveLength(8)
  expect(lines.at(-2)).toBe('  payments.5: 5 -> 6')
  expect(lines.at(-1)).toBe('  … and 7 more')
})
