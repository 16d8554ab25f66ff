import { FOUNDATION_ACCOUNT } from '../../domain/letters/foundation.ts'
import type { Handler } from '../../kernel/handler.ts'
import { ANONYMOUS_NUMBER } from '../login/sign-in.rules.ts'

/** Where to send a gift; the same for every caller. */
export const getPaymentDetails: Handler<'getPaymentDetails'> = {
  run: () => ({
    answer: { error_code: 200, response: { ...FOUNDATION_ACCOUNT, anonymousNumber: ANONYMOUS_NUMBER } },
    changes: [],
    rule: 'rule 7.13 Payment details',
  }),
}
