import { describe, expect, test } from 'vitest'
import {
  composePayment,
  isAnonymous,
  openingDraft,
  type PaymentDraft,
  type Prefill,
  readDraft,
  type StoredPaymentDraft,
} from './payment-draft.ts'

const empty: PaymentDraft = {
  amount: '',
  frequency: '',
  angelNumber: '',
  isAnonymous: false,
  cardholder: '',
  email: '',
}
const typed: PaymentDraft = {
  amount: '700',
  frequency: 'one-off',
  angelNumber: '10000004',
  isAnonymous: false,
  cardholder: 'JANA NOVAKOVA',
  email: 'jana@example.com',
}

describe('the initial values of the card payment dialog', () => {
  test.each<[string, { given: Prefill; stored?: StoredPaymentDraft; want: Partial<PaymentDraft> }]>([
    ['are empty if the page gives none', { given: {}, want: empty }],
    [
      'are the values given by the page',
      {
        given: { amount: 300, frequency: 'recurring', angelNumber: '10000004', email: 'jana@example.com' },
        want: { amount: '300', frequency: 'recurring', angelNumber: '10000004', email: 'jana@example.com' },
      },
    ],
    [
      'are an anonymous gift for the number of anonymous gifts',
      { given: { angelNumber: '11111111' }, want: { isAnonymous: true, angelNumber: '' } },
    ],
    [
      'are the values typed before the dialog was closed',
      { given: { amount: 300 }, stored: { draft: typed, prefill: { amount: 300 } }, want: typed },
    ],
    [
      'are the amount chosen on the page since then and the other typed values',
      {
        given: { amount: 500 },
        stored: { draft: typed, prefill: { amount: 300 } },
        want: { ...typed, amount: '500' },
      },
    ],
    [
      'are an anonymous gift if the page has chosen it since then',
      {
        given: { angelNumber: '11111111' },
        stored: { draft: typed, prefill: { angelNumber: '10000004' } },
        want: { ...typed, angelNumber: '', isAnonymous: true },
      },
    ],
    [
      'are the typed values even if the page no longer gives any',
      { given: {}, stored: { draft: typed, prefill: { amount: 300, email: 'x@example.com' } }, want: typed },
    ],
  ])('%s', (_, { given, stored, want }) => {
    expect(openingDraft(given, stored)).toEqual({ ...empty, ...want })
  })
})

test('a hidden angel number keeps its value', () => {
  const data = new FormData()
  data.set('amount', '300')
  data.set('isAnonymous', 'on')
  expect(readDraft(data, typed)).toEqual({ ...empty, amount: '300', isAnonymous: true, angelNumber: '10000004' })
})

test.each([
  ['ticked', 'on', true],
  ['not ticked, as the form reports it', 'false', false],
  ['not ticked, as the browser reports it', undefined, false],
])('the anonymous gift switch is %s', (_, given, want) => {
  const data = new FormData()
  if (given !== undefined) data.set('isAnonymous', given)
  expect(isAnonymous(data)).toBe(want)
})

test('what a paste brought along is removed before sending', () => {
  const pasted = {
    cardholder: '  JAN NOVAK ',
    email: '\ufeffjan@example.com\u200b',
    angelNumber: '1000\u202f0004\u200e',
  }
  expect(composePayment(pasted, new FormData())).toEqual({
    cardholder: 'JAN NOVAK',
    email: 'jan@example.com',
    angelNumber: '10000004',
  })
})
