import type { Handler } from '../../kernel/handler.ts'
import { donorOf } from '../shared/person-of-token.ts'
import { presentPayments } from './payment.presenter.ts'

export const getPayments: Handler<'getPayments'> = {
  run(world, { caller, headers: { lang } }, { now }) {
    const response = presentPayments(world, donorOf(world, caller), { now, lang })
    return { answer: { error_code: 200, response }, changes: [], rule: 'rule 7.1 Payment' }
  },
}
