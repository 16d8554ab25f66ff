import { donorOf } from './donor-of-token.ts'
import type { Handler } from './handler.ts'
import { presentPayments } from './payment.presenter.ts'

const getPayments: Handler<'getPayments'> = {
  run(world, { caller }, { now }) {
    const response = presentPayments(world, donorOf(world, caller).login, now)
    return { answer: { error_code: 200, response }, changes: [], rule: 'rule 7.1 Payment' }
  },
}

export const paymentHandlers = { getPayments }
