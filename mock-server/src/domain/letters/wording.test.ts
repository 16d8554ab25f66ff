import { expect, test } from 'vitest'
import { momentText } from './wording.ts'

test.each([
  ['2026-12-02T05:00:00Z', '2. 12. 2026 v 6:00', '12/02/2026 at 6:00'],
  ['2026-11-10T11:30:00Z', '10. 11. 2026 ve 12:30', '11/10/2026 at 12:30'],
])('%s is a part of a sentence: %s', (instant, czech, english) => {
  const texts = (['cs', 'en'] as const).map((lang) => momentText(Date.parse(instant), lang).replaceAll('\u00a0', ' '))
  expect(texts).toEqual([czech, english])
})
