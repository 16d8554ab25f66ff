import type { Handler } from '../../kernel/handler.ts'
import { personOf } from '../shared/person-of-token.ts'
import { presentFullUser } from '../user-profile/user-profile.presenter.ts'

export const getRecipientProfile: Handler<'getRecipientProfile'> = {
  run: (world, { caller }, { now }) => ({
    answer: { error_code: 200, response: presentFullUser(world, personOf(world, caller), now) },
    changes: [],
    rule: 'rule 16.8 Recipient profile',
  }),
}
