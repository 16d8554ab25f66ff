import type { BodyOf, Handler } from '../../kernel/handler.ts'
import { type Derive, hashPassword } from '../shared/passwords/password.ts'
import { refusePassword } from '../shared/passwords/refuse-password.ts'
import { type NewName, registerDonor as register } from './registration.rules.ts'

/** The slow hash is computed before the atomic step; the plain password is not passed on. */
export const registerDonorBy = (derive?: Derive): Handler<'registerDonor', string> => ({
  prepare: (_world, { body }) => hashPassword(body.password, derive),
  run(world, { body, headers }, { now, random, prepared: passwordHash }) {
    const names = body.kind === 'person' ? [body.firstName, body.lastName] : [body.companyName]
    const refused = refusePassword(body.password, [...names, body.email])
    if (refused) return refused
    const { email, newsletter, contribution = null, campaign = null } = body
    const given = { name: nameOf(body), email, newsletter, contribution, campaign, passwordHash, lang: headers.lang }
    const { result, changes, rule } = register(world, given, { now, random })
    // The e-mail as it was typed, so that the portal shows what the person entered.
    const answer =
      result.kind === 'registered'
        ? ({ error_code: 200, response: { angelNumber: result.donor.login, email } } as const)
        : ({ error_code: 409, error: result.error, fields: { email: 'taken' } } as const)
    return { answer, changes, rule }
  },
})

export const registerDonor = registerDonorBy()

const nameOf = (body: BodyOf<'registerDonor'>): NewName => {
  if (body.kind === 'person') return { kind: body.kind, firstName: body.firstName, lastName: body.lastName }
  return { kind: body.kind, companyName: body.companyName, registrationNumber: body.registrationNumber ?? '' }
}
