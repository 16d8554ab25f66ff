import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { checkMissingPayment, reportMissingPayment } from '#web/features/missing-payment/missing-payment-queries.ts'
import { donor, interaction, moment, ok, type PortalCall, refused } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { date, integer, regex } = MatchersV3
const key = 'pact-missing-0001'
const GIVER = 'a signed-in donor'
const day = (example: string) => date('yyyy-MM-dd', example)
const paid = { type: 'transfer', paidOn: '2026-10-11', amount: 777, variableSymbol: '10000001' } as const
type Given = { paidOn?: string; amount?: number }
const inFuture = refused(422, 'day-in-future', { fields: { paidOn: 'max' } })

describe('checkMissingPayment', () => {
  const check = (operation = 'ask about a payment not seen', given: Given = {}): PortalCall => {
    const request = { ...paid, ...given }
    return donor.post(operation, '/missingPayment/check', (api) => checkMissingPayment(api, request), { body: request })
  }
  const settled = check('ask about a payment that is in the account', { paidOn: '2026-11-06', amount: 1_000 })

  interaction(check(), GIVER, ok({ verdict: 'overdue', shownBy: day('2026-11-05'), payment: null }))
  interaction(
    check('ask too early about a payment not seen', { paidOn: '2026-11-10' }),
    GIVER,
    ok({ verdict: 'too-early', shownBy: day('2026-11-11'), payment: null }),
  )
  interaction(
    { ...settled, body: { ...settled.body, amount: fromState('amount', 1_000) } },
    'a donor whose payment is in the account',
    ok({
      verdict: 'shown',
      shownBy: day('2026-11-10'),
      payment: { paymentId: regex('^[A-Za-z0-9_.-]+$', 'pay_1'), amount: integer(1000), settledOn: day('2026-11-06') },
    }),
  )
  interaction(check('ask about a payment of tomorrow', { paidOn: '2026-11-11' }), GIVER, inFuture)
  sharedRefusals(check(), [check(undefined, { amount: 0 }), 'nothing paid', 'amount'])
})

describe('reportMissingPayment', () => {
  const report = (operation = 'report a missing payment', given: Given = {}): PortalCall => {
    const request = { ...paid, ...given, note: 'Peníze mi z účtu odešly.' }
    return donor.post(operation, '/missingPayment', (api) => reportMissingPayment(api, request, key), {
      key,
      body: request,
    })
  }

  interaction(
    report(),
    GIVER,
    ok({
      reference: regex('^[A-Za-z0-9_.-]+$', 'MP-20261110-4821'),
      sentAt: moment('2026-11-10T09:00:00.000Z'),
      answerBy: day('2026-11-13'),
    }),
  )
  interaction(
    report('report a payment too early', { paidOn: '2026-11-10' }),
    GIVER,
    refused(409, 'payment-not-overdue'),
  )
  interaction(report('report a payment of tomorrow', { paidOn: '2026-11-11' }), GIVER, inFuture)
  sharedRefusals(report(), [report(undefined, { amount: 0 }), 'nothing paid', 'amount'])
})
