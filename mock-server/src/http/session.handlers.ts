import { endSession as end } from '../domain/session.ts'
import type { Handler } from './handler.ts'

const endSession: Handler<'endSession'> = {
  run: (_world, { caller }) => ({
    answer: { error_code: 200 },
    changes: caller ? end(caller) : [],
    rule: 'spec §4 Session',
  }),
}

export const sessionHandlers = { endSession }
