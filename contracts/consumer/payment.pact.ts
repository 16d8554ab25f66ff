import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getPayments, printPaymentOverview } from '#web/features/payment/payment-queries.ts'
import { donor, interaction, ok, pdf, refused } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

const { date, eachLike, integer, regex } = MatchersV3
const GIVER = 'a signed-in donor'
const day = (example: string) => date('yyyy-MM-dd', example)

const payment = {
  paymentId: regex('^[A-Za-z0-9_.-]+$', 'pay_1'),
  amount: integer(500),
  type: regex('^(transfer|card|mobile|sms)$', 'card'),
  variableSymbol: regex('^[0-9]{4,10}$', '10000001'),
  settledOn: day('2026-10-20'),
  distributionOn: day('2026-11-02'),
  contributionMonth: regex('^\\d{4}-\\d{2}$', '2026-11'),
  state: regex('^(pending|sent|reassigned)$', 'sent'),
}

describe('getPayments', () => {
  const list = donor.get('list payments', '/payments', getPayments)

  interaction(
    list,
    GIVER,
    ok({
      payments: eachLike(payment),
      planned: eachLike({
        recurringId: regex('^[A-Za-z0-9_-]{8,64}$', 'rec_91c0d2e7ab'),
        amount: integer(500),
        date: day('2026-11-20'),
        distributionOn: day('2026-12-01'),
      }),
    }),
  )
  interaction(
    { ...list, operation: 'list payments where there are none' },
    'a donor who never voted',
    ok({ payments: [], planned: [] }),
  )
  sharedRefusals(list)
})

describe('printPaymentOverview', () => {
  const print = (operation = 'print an overview of payments', range = { from: '2026-10-11', to: '2026-11-10' }) =>
    donor.post(operation, '/payments/overview', (api) => printPaymentOverview(api, range), {
      accept: 'application/pdf',
      body: range,
    })

  interaction(print(), GIVER, pdf)
  interaction(
    print('print an overview that ends before it begins', { from: '2026-11-10', to: '2026-10-11' }),
    GIVER,
    refused(422, 'range-reversed', { fields: { to: 'min' } }),
  )
  sharedRefusals(print(), [
    print(undefined, { from: '2026-10-11', to: '10. 11. 2026' }),
    'a day off the contract',
    'to',
  ])
})
