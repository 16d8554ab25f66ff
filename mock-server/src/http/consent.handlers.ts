import { confirmPersonalData } from '../domain/consent.ts'
import { withdrawConsent as withdraw } from '../domain/consent-withdraw.ts'
import { isoOf } from '../domain/moment.ts'
import { TOKEN_LIFE } from '../domain/session.ts'
import { presentConsentDay, presentSession } from './consent.presenter.ts'
import { donorOf } from './donor-of-token.ts'
import type { Handler } from './handler.ts'
import { LINK_REFUSALS, personOfLink } from './link-person.ts'

const getConsent: Handler<'getConsent'> = {
  run(world, { query, caller }) {
    const donor = personOfLink(world, query.emlid, caller)
    if (typeof donor === 'string') return LINK_REFUSALS[donor]
    const { personalDataConfirmedAt: at } = donor.consents
    const answer = { error_code: 200, response: { confirmedOn: at === null ? null : presentConsentDay(at) } } as const
    return { answer, changes: [], rule: 'rule 6.14 Consent to personal data' }
  },
}

const confirmConsent: Handler<'confirmConsent'> = {
  run(world, { body, caller }, { now }) {
    const donor = personOfLink(world, body.emlid, caller)
    if (typeof donor === 'string') return LINK_REFUSALS[donor]
    const { result, changes, rule } = confirmPersonalData(world, donor, now)
    const confirmedOn = presentConsentDay(result.confirmedAt)
    // A link says whose consent it is, never who signs in.
    if (caller?.personId !== donor.personId)
      return { answer: { error_code: 200, response: { confirmedOn, session: null } }, changes, rule }
    return {
      token: { personId: result.personId, scope: result.scope, lifeMs: TOKEN_LIFE },
      answer: (signed) => ({
        error_code: 200,
        response: { confirmedOn, session: presentSession(world, result, signed, now) },
      }),
      changes,
      rule,
    }
  },
}

const withdrawConsent: Handler<'withdrawConsent'> = {
  run(world, { headers, caller }, { now }) {
    const { result, changes, rule } = withdraw(world, donorOf(world, caller), { now, lang: headers.lang })
    const { withdrawnAt, finalEmailBy, publicListBy } = result
    const response = {
      withdrawnAt: isoOf(withdrawnAt),
      finalEmailBy: finalEmailBy === null ? null : isoOf(finalEmailBy),
      publicListBy: publicListBy === null ? null : isoOf(publicListBy),
    }
    return { answer: { error_code: 200, response }, changes, rule }
  },
}

export const consentHandlers = { getConsent, confirmConsent, withdrawConsent }
