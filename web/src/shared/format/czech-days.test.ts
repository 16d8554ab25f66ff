import { expect, test } from 'vitest'
import { dayText, monthName, monthText, shortDay } from './czech-days.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['2026-12-01', 'úterý 1. 12. 2026'],
  ['2027-01-04', 'pondělí 4. 1. 2027'],
  ['2026-10-25', 'neděle 25. 10. 2026'],
  ['2028-02-29', 'úterý 29. 2. 2028'],
])('%s is said as %s, wherever the phone is', (date, text) => {
  expect(plain(dayText(date))).toBe(text)
})

test.each([
  ['2026-12-01', 'prosince 2026'],
  ['2026-06-01', 'června 2026'],
  ['2027-09-01', 'září 2027'],
])('the month of %s after „začátkem“ is %s', (date, text) => {
  expect(plain(monthText(date))).toBe(text)
})

test('a date never breaks across lines', () => {
  expect(shortDay('2026-12-01')).toBe('1.\u00a012.\u00a02026')
})

test.each([
  ['2026-11', 'listopad'],
  ['2026-01', 'leden'],
  ['2026-09', 'září'],
])('%s by itself is %s', (month, name) => {
  expect(monthName(month)).toBe(name)
})
