import type { Handler } from './handler.ts'
import { presentPaymentDetails } from './payment-details.presenter.ts'

const getPaymentDetails: Handler<'getPaymentDetails'> = {
  run: () => ({
    answer: { error_code: 200, response: presentPaymentDetails() },
    changes: [],
    rule: 'rule 7.13 Payment details',
  }),
}

export const paymentDetailsHandlers = { getPaymentDetails }
