import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { checkMissingPayment, reportMissingPayment } from '#web/features/missing-payment/missing-payment-queries.ts'
import { interaction, moment, ok, type PortalCall, refused } from './interaction.ts'
import { badRequest, generalRefusals, keyReused } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { date, integer, regex } = MatchersV3
const key = 'pact-missing-0001'
const GIVER = 'a signed-in donor'
const day = (example: string) => date('yyyy-MM-dd', example)
const paid = { type: 'transfer', paidOn: '2026-10-11', amount: 777, variableSymbol: '10000001' } as const
const inFuture = refused(422, 'day-in-future', { fields: { paidOn: 'max' } })

describe('checkMissingPayment', () => {
  const checking = (
    request: typeof paid | (Omit<typeof paid, 'paidOn' | 'amount'> & { paidOn: string; amount: number }),
  ) => ({ body: request, call: (api) => checkMissingPayment(api, request) }) satisfies Partial<PortalCall>
  const check: PortalCall = {
    operation: 'ask about a payment not seen',
    as: 'signed-in',
    method: 'POST',
    path: '/missingPayment/check',
    ...checking(paid),
  }

  interaction(check, GIVER, ok({ verdict: 'overdue', shownBy: day('2026-11-05'), payment: null }))
  interaction(
    { ...check, ...checking({ ...paid, paidOn: '2026-11-10' }), operation: 'ask too early about a payment not seen' },
    GIVER,
    ok({ verdict: 'too-early', shownBy: day('2026-11-11'), payment: null }),
  )
  interaction(
    {
      ...check,
      ...checking({ ...paid, paidOn: '2026-11-06', amount: 1_000 }),
      body: { ...paid, paidOn: '2026-11-06', amount: fromState('amount', 1_000) },
      operation: 'ask about a payment that is in the account',
    },
    'a donor whose payment is in the account',
    ok({
      verdict: 'shown',
      shownBy: day('2026-11-10'),
      payment: { paymentId: regex('^[A-Za-z0-9_.-]+$', 'pay_1'), amount: integer(1000), settledOn: day('2026-11-06') },
    }),
  )
  interaction(
    { ...check, ...checking({ ...paid, paidOn: '2026-11-11' }), operation: 'ask about a payment of tomorrow' },
    GIVER,
    inFuture,
  )
  badRequest({ ...check, ...checking({ ...paid, amount: 0 }) }, 'nothing paid', 'amount')
  generalRefusals(check, 'a signed-in recipient')
})

describe('reportMissingPayment', () => {
  const reporting = (given: { paidOn?: string; amount?: number }) => {
    const request = { ...paid, ...given, note: 'Peníze mi z účtu odešly.' }
    return { body: request, call: (api) => reportMissingPayment(api, request, key) } satisfies Partial<PortalCall>
  }
  const report: PortalCall = {
    operation: 'report a missing payment',
    as: 'signed-in',
    method: 'POST',
    path: '/missingPayment',
    headers: { 'Idempotency-Key': key },
    ...reporting({}),
  }

  interaction(
    report,
    GIVER,
    ok({
      reference: regex('^[A-Za-z0-9_.-]+$', 'MP-20261110-4821'),
      sentAt: moment('2026-11-10T09:00:00.000Z'),
      answerBy: day('2026-11-13'),
    }),
  )
  interaction(
    { ...report, ...reporting({ paidOn: '2026-11-10' }), operation: 'report a payment too early' },
    GIVER,
    refused(409, 'payment-not-overdue'),
  )
  interaction(
    { ...report, ...reporting({ paidOn: '2026-11-11' }), operation: 'report a payment of tomorrow' },
    GIVER,
    inFuture,
  )
  badRequest({ ...report, ...reporting({ amount: 0 }) }, 'nothing paid', 'amount')
  keyReused(report, 'reportMissingPayment')
  generalRefusals(report, 'a signed-in recipient')
})
