import { ownValue } from '../../domain/people/find-person.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { presentSession } from '../consent/consent.presenter.ts'
import type { PasswordCheck } from '../login/sign-in.rules.ts'
import { continueSession } from '../session/session.rules.ts'
import { type Derive, fitsPassword, hashPassword } from '../shared/passwords/password.ts'
import { ownTextsOf, refusePassword, refuseSamePassword } from '../shared/passwords/refuse-password.ts'
import { personOf } from '../shared/person-of-token.ts'
import { accountLocked } from '../shared/refusals.ts'
import { changePassword as change } from './password-change.rules.ts'

type Prepared = { readonly check: PasswordCheck; readonly passwordHash: string }

/**
 * Both slow hashes are computed before the atomic step, for right and wrong passwords, open and locked accounts alike; the step
 * itself checks whether the compared hash is still the account's. The plain passwords are not passed on.
 */
export const changePasswordBy = (derive?: Derive): Handler<'changePassword', Prepared> => ({
  async prepare(world, { body, caller }) {
    const comparedHash = ownValue(world.credentials, caller?.personId ?? '')?.passwordHash ?? null
    const [fits, passwordHash] = await Promise.all([
      fitsPassword(comparedHash, body.oldPassword, derive),
      hashPassword(body.password, derive),
    ])
    return { check: { comparedHash, fits }, passwordHash }
  },
  run(world, { body, headers, caller }, { now, random, prepared }) {
    const person = personOf(world, caller)
    const refused =
      refusePassword(body.password, ownTextsOf(person)) ?? refuseSamePassword(body.password, body.oldPassword)
    if (refused) return refused
    const { result, changes, rule } = change(world, person, { ...prepared, lang: headers.lang }, { now, random })
    if (result.kind === 'refused') return { answer: REFUSALS[result.error], changes, rule }
    if (result.kind === 'locked') return { answer: accountLocked(result.until), changes, rule }
    return {
      token: continueSession(caller, person.scope, now),
      answer: (signed) => ({
        error_code: 200,
        response: { changedAt: toIsoString(now), session: presentSession(world, person, signed, now) },
      }),
      changes,
      rule,
    }
  },
})

const REFUSALS = {
  'no-password': { error_code: 409, error: 'no-password' },
  'wrong-credentials': { error_code: 401, error: 'wrong-credentials' },
} as const

export const changePassword = changePasswordBy()
