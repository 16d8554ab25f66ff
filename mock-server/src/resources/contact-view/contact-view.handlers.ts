import { toIsoString } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { recipientOf } from '../shared/person-of-token.ts'
import { timesOfViews } from './view-contact.rules.ts'

/** Limits how many view times a family sees; the total is always returned. */
const MAX_SHOWN = 500

export const getContactViews: Handler<'getContactViews'> = {
  run(world, { caller }) {
    const moments = timesOfViews(world, recipientOf(world, caller))
    const views = moments.slice(0, MAX_SHOWN).map(toIsoString)
    return {
      answer: { error_code: 200, response: { views, total: moments.length } },
      changes: [],
      rule: 'rule 10.18 Contact views for families',
    }
  },
}
