import { beforeEach, describe, expect, test } from 'vitest'
import { type Answers, forgetAnswers, paidOf, readAnswers, saveAnswers, stepAfter, stepToShow } from './answers.ts'

const whole: Answers = { type: 'card', paidOn: '2026-11-03', amount: 700, variableSymbol: '' }

beforeEach(() => sessionStorage.clear())

describe('stored answers of the missing payment guide', () => {
  test('are restored for the person who gave them and for no other person', () => {
    saveAnswers('p-1', whole)
    expect(readAnswers('p-1')).toEqual(whole)
    expect(readAnswers('p-2')).toEqual({})
  })

  test('are deleted once forgotten, and an unreadable value counts as none', () => {
    saveAnswers('p-1', whole)
    forgetAnswers()
    expect(readAnswers('p-1')).toEqual({})
    sessionStorage.setItem('kept-missing-payment', '"?"')
    expect(readAnswers('p-1')).toEqual({})
  })
})

describe('the step of the missing payment guide', () => {
  test.each([
    ['the first one if the address has none', null, whole, 'zpusob'],
    ['the one of the address', 'castka', whole, 'castka'],
    ['the verdict once every question has an answer', 'odpoved', whole, 'odpoved'],
    ['the first unanswered one instead of the verdict', 'odpoved', { type: 'card' }, 'den'],
    ['the first unanswered one instead of a later one', 'symbol', { type: 'card', paidOn: '2026-11-03' }, 'castka'],
    ['the first one for an unknown step', 'jinam', whole, 'zpusob'],
  ] as const)('is %s', (_, asked, answers, step) => {
    expect(stepToShow(asked, answers)).toBe(step)
  })

  test('after the last question is the verdict', () => {
    expect(stepAfter('zpusob')).toBe('den')
    expect(stepAfter('symbol')).toBe('odpoved')
  })
})

test('a check needs every answer; an empty symbol is one', () => {
  expect(paidOf(whole)).toEqual(whole)
  expect(paidOf({ ...whole, amount: undefined } as unknown as Answers)).toBeUndefined()
})
