import type { Handler } from '../../kernel/handler.ts'
import { TOKEN_LIFE } from '../session/session.rules.ts'
import { type Derive, fitsPassword } from '../shared/passwords/password.ts'
import { accountLocked } from '../shared/refusals.ts'
import { presentSignIn } from './login.presenter.ts'
import { findAccount, type PasswordCheck, signIn } from './sign-in.rules.ts'

/**
 * The slow hash is computed before the atomic step, for known and unknown names, open and locked accounts alike (rule 19.5); the
 * step itself checks whether the compared hash is still the account's.
 */
export const logInBy = (derive?: Derive): Handler<'logIn', PasswordCheck> => ({
  async prepare(world, { body }) {
    const comparedHash = findAccount(world, body.username)?.passwordHash ?? null
    return { comparedHash, fits: await fitsPassword(comparedHash, body.password, derive) }
  },
  run(world, { body }, { now, prepared }) {
    const { result, changes, rule } = signIn(world, body.username, prepared, now)
    if (result.kind === 'refused') return { answer: { error_code: 401, error: result.error }, changes, rule }
    if (result.kind === 'locked') return { answer: accountLocked(result.until), changes, rule }
    const { person } = result
    return {
      token: { personId: person.personId, scope: person.scope, lifeMs: TOKEN_LIFE },
      answer: (signed) => presentSignIn(world, person, signed, now),
      changes,
      rule,
    }
  },
})

export const logIn = logInBy()
