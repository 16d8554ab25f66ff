import { expect, test } from 'vitest'
import { arrange, type PaymentMethod, paymentMethodOrder } from './payment-method-order.ts'

type Given = Parameters<typeof paymentMethodOrder>[0]

const cases: [name: string, { given: Given; want: PaymentMethod[] }][] = [
  [
    'a single gift starts with the card and the codes',
    {
      given: { frequency: 'one-off', first: undefined, hasCard: true },
      want: ['card', 'qr', 'transfer', 'abroad', 'standing-order'],
    },
  ],
  [
    'a monthly gift has the standing order next to the card',
    {
      given: { frequency: 'recurring', first: undefined, hasCard: true },
      want: ['card', 'standing-order', 'qr', 'transfer', 'abroad'],
    },
  ],
  [
    'a chosen method comes first',
    {
      given: { frequency: 'recurring', first: 'transfer', hasCard: true },
      want: ['transfer', 'card', 'standing-order', 'qr', 'abroad'],
    },
  ],
  [
    'an unavailable card is omitted even if it was chosen',
    {
      given: { frequency: undefined, first: 'card', hasCard: false },
      want: ['qr', 'transfer', 'abroad', 'standing-order'],
    },
  ],
]

test.each(cases)('the order of payment methods: %s', (_, { given, want }) => {
  expect(paymentMethodOrder(given)).toEqual(want)
})

test('the card and a chosen method take the full width, the others form two columns', () => {
  const methods = paymentMethodOrder({ frequency: 'recurring', first: 'transfer', hasCard: true })
  expect(arrange(methods, 'transfer')).toEqual({
    leading: ['transfer', 'card'],
    left: ['standing-order', 'qr'],
    right: ['abroad'],
  })
})
