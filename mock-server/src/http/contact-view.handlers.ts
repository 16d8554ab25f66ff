import { isoOf } from '../domain/moment.ts'
import { momentsOfViews } from '../domain/view-contact.ts'
import type { Handler } from './handler.ts'
import { recipientOf } from './recipient-of-token.ts'

/** So many moments a family is told; how many there were is told always. */
const MOST_SHOWN = 500

const getContactViews: Handler<'getContactViews'> = {
  run(world, { caller }) {
    const moments = momentsOfViews(world, recipientOf(world, caller))
    const views = moments.slice(0, MOST_SHOWN).map(isoOf)
    return {
      answer: { error_code: 200, response: { views, total: moments.length } },
      changes: [],
      rule: 'rule 10.18 Contact views for families',
    }
  },
}

export const contactViewHandlers = { getContactViews }
