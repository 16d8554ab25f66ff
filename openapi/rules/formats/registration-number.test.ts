import { assert, integer, property } from 'fast-check'
import { stdnum } from 'stdnum'
import { expect, test } from 'vitest'
import { checkRegistrationNumber, padRegistrationNumber } from './registration-number.ts'

const wrong = 'registration-number-invalid'

test.each([
  ['a company', { given: '27082440', want: true }],
  ['a wrong check digit', { given: '27082441', want: wrong }],
  ['leading zeros left out', { given: '6947', want: true }],
  ['leading zeros written', { given: '00006947', want: true }],
  ['a remainder of 0 gives check digit 1', { given: '00000311', want: true }],
  ['a remainder of 1 gives check digit 0', { given: '00000400', want: true }],
  ['a remainder of 10 gives check digit 1', { given: '00000221', want: true }],
  ['zeros only', { given: '00000000', want: wrong }],
  ['a first digit of 9 (rule 6.17)', { given: '90000005', want: true }],
  ['nine digits', { given: '027082440', want: wrong }],
  ['a gap', { given: '270 82440', want: wrong }],
  ['nothing', { given: '', want: wrong }],
])('a registration number is validated: %s', (_, { given, want }) => {
  expect(checkRegistrationNumber(given)).toBe(want)
})

test('the check agrees with stdnum on every full number that does not begin with 9, which stdnum refuses', () => {
  const front = integer({ min: 0, max: 8_999_999 })
  assert(
    property(front, (number) => {
      const written = Array.from({ length: 10 }, (_, check) => `${number}`.padStart(7, '0') + check)
      const oracle = stdnum.CZ?.ico
      if (!oracle) throw new Error('stdnum has no cz/ico')
      for (const ico of written)
        expect([ico, checkRegistrationNumber(ico) === true]).toEqual([ico, oracle.validate(ico).isValid])
    }),
  )
})

test('a short registration number is padded with zeros to eight digits', () => {
  expect(padRegistrationNumber('6947')).toBe('00006947')
})
