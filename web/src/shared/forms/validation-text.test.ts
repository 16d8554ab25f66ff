import { expect, test } from 'vitest'
import { messagesOf, validationKey } from './validation-text.ts'

test.each([
  ['required', 'frm-validation-required'],
  ['min', 'frm-validation-min'],
  ['max', 'frm-validation-max'],
  ['not-a-whole-number', 'frm-validation-number'],
  ['invalid', 'frm-validation-invalid'],
  ['postal-code-invalid', 'frm-validation-invalid'],
  ['toString', 'frm-validation-invalid'],
])('%s is said by %s', (code, key) => {
  expect(validationKey(code)).toBe(key)
})

test('messages are returned by the names of their fields', () => {
  const text = (code: string) => (code === 'required' ? 'Hodnota je povinná' : 'Neplatná hodnota')
  expect(messagesOf({ name: 'required', 'address.city': 'invalid' }, text)).toEqual({
    name: 'Hodnota je povinná',
    'address.city': 'Neplatná hodnota',
  })
})
