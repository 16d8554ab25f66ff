import type { Handler } from './handler.ts'
import { personOf } from './person-of-token.ts'
import { presentFullUser } from './user-profile.presenter.ts'

const getRecipientProfile: Handler<'getRecipientProfile'> = {
  run: (world, { caller }, { now }) => ({
    answer: { error_code: 200, response: presentFullUser(world, personOf(world, caller), now) },
    changes: [],
    rule: 'rule 16.8 Recipient profile',
  }),
}

export const recipientProfileHandlers = { getRecipientProfile }
