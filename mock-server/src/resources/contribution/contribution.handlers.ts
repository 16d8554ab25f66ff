import type { Handler } from '../../kernel/handler.ts'
import { recipientOf } from '../shared/person-of-token.ts'

/** The contributions of the family; donors' ledgers are not read. */
export const getContributions: Handler<'getContributions'> = {
  run(world, { caller }) {
    const { contributions } = recipientOf(world, caller)
    const shown = contributions.toReversed().map(({ month, amount, paidOn }) => ({ month, amount, paidOn }))
    return {
      answer: { error_code: 200, response: { contributions: shown } },
      changes: [],
      rule: 'rule 10.12 Contribution history',
    }
  },
}
