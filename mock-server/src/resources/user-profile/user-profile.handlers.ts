import type { Handler } from '../../kernel/handler.ts'
import { personOf } from '../shared/person-of-token.ts'
import { presentFullUser, presentProfile } from './user-profile.presenter.ts'

export const getUserProfile: Handler<'getUserProfile'> = {
  run(world, { caller }, { now, signImage }) {
    const person = personOf(world, caller)
    const response = { profile: presentProfile(person, signImage), profile_full: presentFullUser(world, person, now) }
    return { answer: { error_code: 200, response }, changes: [], rule: 'rule 16.7 User profile' }
  },
}
