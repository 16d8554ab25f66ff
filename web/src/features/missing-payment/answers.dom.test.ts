import { beforeEach, describe, expect, test } from 'vitest'
import {
  forgetAnswers,
  type PaymentAnswers,
  paidOf,
  readPaymentAnswers,
  saveAnswers,
  stepAfter,
  stepToShow,
} from './answers.ts'

const complete: PaymentAnswers = { type: 'card', paidOn: '2026-11-03', amount: 700, variableSymbol: '' }

beforeEach(() => sessionStorage.clear())

describe('stored answers of the missing payment guide', () => {
  test('are restored for the person who gave them and for no other person', () => {
    saveAnswers('p-1', complete)
    expect(readPaymentAnswers('p-1')).toEqual(complete)
    expect(readPaymentAnswers('p-2')).toEqual({})
  })

  test('are deleted once forgotten, and an unreadable value counts as none', () => {
    saveAnswers('p-1', complete)
    forgetAnswers()
    expect(readPaymentAnswers('p-1')).toEqual({})
    sessionStorage.setItem('kept-missing-payment', '"?"')
    expect(readPaymentAnswers('p-1')).toEqual({})
  })
})

describe('the step of the missing payment guide', () => {
  test.each([
    ['the first one if the address has none', null, complete, 'zpusob'],
    ['the one of the address', 'castka', complete, 'castka'],
    ['the verdict once every question has an answer', 'odpoved', complete, 'odpoved'],
    ['the first unanswered one instead of the verdict', 'odpoved', { type: 'card' }, 'den'],
    ['the first unanswered one instead of a later one', 'symbol', { type: 'card', paidOn: '2026-11-03' }, 'castka'],
    ['the first one for an unknown step', 'jinam', complete, 'zpusob'],
  ] as const)('is %s', (_, requested, answers, step) => {
    expect(stepToShow(requested, answers)).toBe(step)
  })

  test('after the last question is the verdict', () => {
    expect(stepAfter('zpusob')).toBe('den')
    expect(stepAfter('symbol')).toBe('odpoved')
  })
})

test('a check needs every answer; an empty symbol is one', () => {
  expect(paidOf(complete)).toEqual(complete)
  expect(paidOf({ ...complete, amount: undefined } as unknown as PaymentAnswers)).toBeUndefined()
})
