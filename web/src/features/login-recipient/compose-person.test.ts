import { expect, test } from 'vitest'
import { composePerson } from './compose-person.ts'

test.each([
  ['three selects make one date', { day: '1', month: '4', year: '1985' }, '1985-04-01'],
  ['a missing year gives no date', { day: '1', month: '4' }, undefined],
  ['an impossible date stays, so that it is refused', { day: '31', month: '2', year: '1985' }, '1985-02-31'],
])('the personal data of a recipient’s sign-in: %s', (_, birthDate, want) => {
  expect(composePerson({ birthDate }).birthDate).toBe(want)
})

test('spaces in the personal number are accepted, also the fixed ones of a copied letter', () => {
  expect(composePerson({ personalNumber: ' 200\u00a00001 ' }).personalNumber).toBe('2000001')
})
