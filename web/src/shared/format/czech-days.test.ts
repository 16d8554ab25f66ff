import { expect, test } from 'vitest'
import { dayText, monthName, monthText, shortDay } from './czech-days.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['2026-12-01', 'v úterý 1. 12. 2026'],
  ['2027-01-04', 'v pondělí 4. 1. 2027'],
  ['2026-10-25', 'v neděli 25. 10. 2026'],
  ['2026-12-02', 've středu 2. 12. 2026'],
  ['2026-12-03', 've čtvrtek 3. 12. 2026'],
  ['2026-12-04', 'v pátek 4. 12. 2026'],
  ['2026-12-05', 'v sobotu 5. 12. 2026'],
  ['2028-02-29', 'v úterý 29. 2. 2028'],
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
