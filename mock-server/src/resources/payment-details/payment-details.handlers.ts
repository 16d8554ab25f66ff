import type { Handler } from '../../kernel/handler.ts'
import { presentPaymentDetails } from './payment-details.presenter.ts'

export const getPaymentDetails: Handler<'getPaymentDetails'> = {
  run: () => ({
    answer: { error_code: 200, response: presentPaymentDetails() },
    changes: [],
    rule: 'rule 7.13 Payment details',
  }),
}
