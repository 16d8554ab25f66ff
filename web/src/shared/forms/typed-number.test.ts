import { describe, expect, test } from 'vitest'
import { numberAnswer, numberText, readNumber } from './typed-number.ts'

describe('a typed number', () => {
  test.each([
    ['12000', 12000],
    ['12 000', 12000],
    ['12\u00a0000', 12000],
    ['12\u202f000', 12000],
    ['\u200e12\u2009000\ufeff', 12000],
    [' 7 ', 7],
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['1 500 Kč', 1500],
    ['CZK 1 500', 1500],
    ['1500czk', 1500],
    ['1500,-', 1500],
    ['1500,– Kč', 1500],
    ['1500.-', 1500],
    ['500,00', 500],
    ['500.00 Kč', 500],
    ['-3', -3],
    ['0', 0],
  ])('%s is %d', (text, want) => {
    expect(readNumber(text)).toBe(want)
  })

  test.each([
    '25.000',
    '25,000',
    'pět',
    '1e5',
    '',
    '-',
    '1,2,3',
    '12 dětí',
    '١٢',
    '500,-x',
    '1.000,00',
    '1234567890123456',
    '20 €',
  ])('%s is none', (text) => {
    expect(readNumber(text)).toBeUndefined()
  })

  test.each([
    ['20,00', 20],
    ['20 €', 20],
    ['EUR 20.50', 20.5],
    ['20 eur', 20],
    ['20 Kč', undefined],
    ['2.000', undefined],
  ])('of euros: %s is %d', (text, want) => {
    expect(readNumber(text, 'euros')).toBe(want)
  })

  test('is the answer, and a text that is not a number is stored as it was typed', () => {
    expect([numberAnswer('5'), numberAnswer('pět'), numberAnswer('  ')]).toEqual([5, 'pět', undefined])
  })

  test('is shown by its field with a comma and with separated thousands', () => {
    expect([1234567.5, 12000, 0, -3, 'pět', undefined].map(numberText)).toEqual([
      '1\u00a0234\u00a0567,5',
      '12\u00a0000',
      '0',
      '-3',
      'pět',
      '',
    ])
  })
})
