import { describe, expect, test } from 'vitest'
import type { Payment } from '#web/shared/api/wire.ts'
import { findablePlan, findableText, searchFor, type TypeTexts } from './payment-search.ts'
import { twoYears } from './testing/payments.ts'

const texts: TypeTexts = { transfer: 'převodem', card: 'kartou', mobile: 'mobilem', sms: 'SMS' }
const { payments, planned } = twoYears

function found(typed: string, language: 'cs' | 'en' = 'cs'): Payment['paymentId'][] {
  const isFound = searchFor(typed)
  return payments.filter((one) => isFound(findableText(one, texts, language))).map(({ paymentId }) => paymentId)
}

const everything = ['pay_waiting', 'pay_shared', 'pay_moved', 'pay_december']

describe('a payment search matches', () => {
  test.each([
    ['everything for an empty text', '  ', everything],
    ['a name with its accents', 'Žofie', ['pay_shared', 'pay_moved']],
    ['a name without accents, in lower case', 'zofie', ['pay_shared', 'pay_moved']],
    ['a name with decomposed accents', 'z\u030cofie', ['pay_shared', 'pay_moved']],
    ['the beginning of a name', 'Tom', ['pay_shared', 'pay_december']],
    ['an amount', '1500', ['pay_moved']],
    ['an amount in Czech format', '1 500', ['pay_moved']],
    ['an amount with the fixed space of the page', '1\u00a0500', ['pay_moved']],
    ['the part of one family', '300', ['pay_shared']],
    ['a date in Czech format', '12. 8. 2026', ['pay_moved']],
    ['a date without spaces', '12.8.2026', ['pay_moved']],
    ['a month of contribution', '01/2026', ['pay_december']],
    ['a variable symbol', '10000001', everything],
    ['a payment method', 'kartou', ['pay_shared']],
    ['a payment method without its accents', 'prevod', ['pay_waiting']],
    ['an amount and a year', '1500 2026', ['pay_moved']],
    ['several words in any order', 'kartou tomas', ['pay_shared']],
    ['nothing for words of different payments', 'kartou sms', []],
    ['nothing for a missing word', 'Kryštof', []],
  ])('%s: „%s“', (_, typed, ids) => {
    expect(found(typed)).toEqual(ids)
  })

  test('a number by its beginning, so that 500 does not match 1 500, and 6. 11. does not match 16. 11.', () => {
    expect(found('500')).toEqual(['pay_shared'])
    expect(found('2. 8. 2026')).toEqual([])
    expect(found('6. 11.')).toEqual(['pay_waiting'])
  })

  test('dates in English format', () => {
    expect(found('08/12/2026', 'en')).toEqual(['pay_moved'])
    expect(found('12. 8. 2026', 'en')).toEqual([])
  })
})

test('planned charges by their day, amount and the card', () => {
  const text = findablePlan(planned[0] ?? expect.fail('There is a plan'), 'kartou', 'cs')
  expect(['20. 11.', '500', 'kart'].map((typed) => searchFor(typed)(text))).toEqual([true, true, true])
  expect(searchFor('převodem')(text)).toBe(false)
})
