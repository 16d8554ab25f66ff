import { expect, test } from 'vitest'
import { openingOf } from './story-opening.rules.ts'

test.each([
  ['empty for an empty story', '', ''],
  ['a short story in full', 'Tomášek má rád vlaky.', 'Tomášek má rád vlaky.'],
  ['only the first paragraph', 'První.\n\nDruhý.', 'První.'],
  ['lines of one paragraph as one', 'Maminka\nčte.', 'Maminka čte.'],
  ['the text without Markdown', '## **Ema** má _ráda_ [kočky](https://x.cz) a `dům`', 'Ema má ráda kočky a dům'],
  [
    'the days with which lines begin',
    '8. ledna nás pustili domů.\n24. 12. jsme slavili.',
    '8. ledna nás pustili domů. 24. 12. jsme slavili.',
  ],
  ['the numbers of its lists', '1. Maminka\n2. tatínek', '1. Maminka 2. tatínek'],
  ['a day without its backslash', '8\\. ledna', '8. ledna'],
  ['non-breaking spaces as they are', 'V\u00a0Brně', 'V\u00a0Brně'],
])('the opening of a story is %s', (_, story, opening) => expect(openingOf(story)).toBe(opening))

test('the opening of a long story is cut between words', () => {
  const opening = openingOf('Rodina, '.repeat(60))
  expect(opening).toMatch(/^(Rodina, )+Rodina…$/)
  expect(opening.length).toBeLessThanOrEqual(181)
})

test('a very long word is cut as well, and never inside a letter', () =>
  expect(openingOf('😀'.repeat(300))).toBe(`${'😀'.repeat(180)}…`))

test('a malicious story is read quickly', () => {
  const started = process.cpuUsage()
  for (const mark of ['[', '*', '\n ', '![](']) openingOf(mark.repeat(10_000))
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(200)
})
