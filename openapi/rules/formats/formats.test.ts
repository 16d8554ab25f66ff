import { expect, test } from 'vitest'
import { addFormatsTo, formatFailure, formats } from './formats.ts'

test('a validator gets every format of the contract as a boolean check', () => {
  const learnt = new Map<string, (value: string) => boolean>()
  addFormatsTo({ addFormat: (name, isGood) => learnt.set(name, isGood) })
  expect([...learnt.keys()]).toEqual(Object.keys(formats))
  expect(learnt.get('postal-code')?.('110 00')).toBe(true)
  expect(learnt.get('postal-code')?.('x')).toBe(false)
})

test('a value that breaks a format fails with the code of its fault', () => {
  expect(formatFailure('cz-phone', '123')).toBe('phone-not-czech')
  expect(formatFailure('cz-phone', '+420123456789')).toBeUndefined()
})

test('an unknown format never fails', () => {
  expect(formatFailure('date-time', 'x')).toBeUndefined()
  expect(formatFailure('toString', 'x')).toBeUndefined()
})
