import type { components } from '#generated/provider.d.ts'
import { dayOf, toIsoString } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { paymentsOf } from '../payment/ledger.rules.ts'
import { donorOf } from '../shared/person-of-token.ts'
import { tooMany } from '../shared/refusals.ts'
import type { MissingPaymentVerdict } from './missing-payment.rules.ts'
import { checkMissingPayment as check } from './missing-payment.rules.ts'
import type { ReportMissingPaymentResult } from './missing-payment-report.rules.ts'
import { reportMissingPayment as report } from './missing-payment-report.rules.ts'

type Schemas = components['schemas']

const presentVerdict = ({ verdict, shownBy, payment }: MissingPaymentVerdict): Schemas['MissingPaymentCheck'] => ({
  verdict,
  shownBy,
  payment: payment && { paymentId: payment.paymentId, amount: payment.amount, settledOn: payment.settledOn },
})

const presentReported = ({
  reference,
  sentAt,
  answerBy,
}: Extract<ReportMissingPaymentResult, { kind: 'written' }>): Schemas['MissingPaymentReported'] => ({
  reference,
  sentAt: toIsoString(sentAt),
  answerBy,
})

export const checkMissingPayment: Handler<'checkMissingPayment'> = {
  run(world, { body, caller }, { now }) {
    const today = dayOf(now).toString()
    if (body.paidOn > today) return { answer: DAY_IN_FUTURE, changes: [], rule: 'rule 7.9 When a payment shows' }
    const { login } = donorOf(world, caller)
    const response = presentVerdict(check(paymentsOf(world, login), body, login, today))
    return { answer: { error_code: 200, response }, changes: [], rule: 'rule 7.9 When a payment shows' }
  },
}

export const reportMissingPayment: Handler<'reportMissingPayment'> = {
  run(world, { body, caller, headers: { lang } }, context) {
    const paid = { ...body, note: body.note ?? '', lang }
    const { result, changes, rule } = report(world, donorOf(world, caller), paid, context)
    if (result.kind === 'written')
      return { answer: { error_code: 200, response: presentReported(result) }, changes, rule }
    if (result.kind === 'too-many') return { ...tooMany('rate-limited', result.retryAfterSeconds), changes, rule }
    return { answer: result.kind === 'day-in-future' ? DAY_IN_FUTURE : NOT_OVERDUE, changes, rule }
  },
}

const DAY_IN_FUTURE = { error_code: 422, error: 'day-in-future', fields: { paidOn: 'max' } } as const
const NOT_OVERDUE = { error_code: 409, error: 'payment-not-overdue' } as const
