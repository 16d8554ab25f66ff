import type { components } from '#generated/provider.d.ts'
import type { MissingPaymentVerdict } from '../domain/missing-payment.ts'
import type { MissingPaymentReported } from '../domain/missing-payment-report.ts'
import { isoOf } from '../domain/moment.ts'

type Schemas = components['schemas']

export const presentVerdict = ({
  verdict,
  shownBy,
  payment,
}: MissingPaymentVerdict): Schemas['MissingPaymentCheck'] => ({
  verdict,
  shownBy,
  payment: payment && { paymentId: payment.paymentId, amount: payment.amount, settledOn: payment.settledOn },
})

export const presentReported = ({
  reference,
  sentAt,
  answerBy,
}: Extract<MissingPaymentReported, { kind: 'written' }>): Schemas['MissingPaymentReported'] => ({
  reference,
  sentAt: isoOf(sentAt),
  answerBy,
})
