import type { components } from '#generated/provider.d.ts'
import { isoOf } from '../../domain/time/moment.ts'
import type { MissingPaymentVerdict } from './missing-payment.rules.ts'
import type { MissingPaymentReported } from './missing-payment-report.rules.ts'

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
