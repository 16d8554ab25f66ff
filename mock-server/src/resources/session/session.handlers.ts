import type { Handler } from '../../kernel/handler.ts'
import { continueSession, endSession as end, mayProlong } from './session.rules.ts'

const RULE = 'rule 4.3 Session'

export const endSession: Handler<'endSession'> = {
  run: (world, { caller }, { now }) => ({
    answer: { error_code: 200 },
    changes: caller ? end(world, caller, now) : [],
    rule: RULE,
  }),
}

/** The same person, scope and session; the world does not change. The previous token stays valid until it expires. */
export const prolongSession: Handler<'prolongSession'> = {
  run(_world, { caller }, { now }) {
    if (!caller || !mayProlong(caller, now))
      return { answer: { error_code: 409, error: 'session-not-prolongable' }, changes: [], rule: RULE }
    return {
      token: continueSession(caller, caller.scope, now),
      answer: ({ token, expire }) => ({ error_code: 200, response: { token, expire } }),
      changes: [],
      rule: RULE,
    }
  },
}
