import type { components } from '#generated/provider.d.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import type { MissingPaymentVerdict } from './missing-payment.rules.ts'
import type { ReportMissingPaymentResult } from './missing-payment-report.rules.ts'

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
}: Extract<ReportMissingPaymentResult, { kind: 'written' }>): Schemas['MissingPaymentReported'] => ({
  reference,
  sentAt: toIsoString(sentAt),
  answerBy,
})
