import { expect, test } from 'vitest'
import { crownWord, spokenAmount, spokenDay, spokenMonth, spokenNumber } from './spoken-forms.ts'

test.each([
  [1, 'prvního ledna', 'January 1st'],
  [2, 'druhého ledna', 'January 2nd'],
  [12, 'dvanáctého ledna', 'January 12th'],
  [20, 'dvacátého ledna', 'January 20th'],
  [23, 'dvacátého třetího ledna', 'January 23rd'],
  [30, 'třicátého ledna', 'January 30th'],
  [31, 'třicátého prvního ledna', 'January 31st'],
])('day %i is spoken as a part of a sentence (rule 1.8)', (day, czech, english) => {
  expect([spokenDay(day, 1, 'cs'), spokenDay(day, 1, 'en')]).toEqual([czech, english])
})

test('a month is spoken by its name', () => {
  expect([spokenMonth(11, 'cs'), spokenMonth(11, 'en')]).toEqual(['listopad', 'November'])
})

test.each([
  ['10000001', '1 0 0 0, 0 0 0 1', '1 0 0 0, 0 0 0 1'],
  ['1234567890', '1 2 3 4, 5 6 7 8, 9 0', '1 2 3 4, 5 6 7 8, 9 0'],
  ['19-1234567/0800', '1 9, pomlčka, 1 2 3 4, 5 6 7, lomeno, 0 8 0 0', '1 9, dash, 1 2 3 4, 5 6 7, slash, 0 8 0 0'],
  ['CZ879999', 'CZ 8 7, 9 9 9 9', 'CZ 8 7, 9 9 9 9'],
  ['', '', ''],
])('the number %s is spoken sign by sign in groups', (number, czech, english) => {
  expect([spokenNumber(number, 'cs'), spokenNumber(number, 'en')]).toEqual([czech, english])
})

test.each([
  [0, 'korun', 'crowns'],
  [1, 'koruna', 'crown'],
  [4, 'koruny', 'crowns'],
  [5, 'korun', 'crowns'],
  [22, 'korun', 'crowns'],
  [1234, 'korun', 'crowns'],
])('the currency is declined after %i', (crowns, czech, english) => {
  expect([crownWord(crowns, 'cs'), crownWord(crowns, 'en')]).toEqual([czech, english])
})

test.each([
  [9_999_999, undefined],
  [10_000_000, '10 milionů korun'],
  [23_500_000, '23 milionů 500000 korun'],
])('an amount of %i is spoken in parts where a voice would lose its millions', (crowns, spoken) => {
  expect([spokenAmount(crowns, 'cs'), spokenAmount(crowns, 'en')]).toEqual([spoken, undefined])
})
