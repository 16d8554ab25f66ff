import { toIsoString } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { continueSession } from '../session/session.rules.ts'
import { LINK_REFUSALS, personOfLink } from '../shared/link-person.ts'
import { donorOf } from '../shared/person-of-token.ts'
import { presentConsentDay, presentSession } from './consent.presenter.ts'
import { confirmPersonalData } from './consent.rules.ts'
import { withdrawConsent as withdraw } from './consent-withdraw.rules.ts'

export const getConsent: Handler<'getConsent'> = {
  run(world, { query, caller }) {
    const donor = personOfLink(world, query.emlid, caller)
    if (typeof donor === 'string') return LINK_REFUSALS[donor]
    const { personalDataConfirmedAt: at } = donor.consents
    const answer = { error_code: 200, response: { confirmedOn: at === null ? null : presentConsentDay(at) } } as const
    return { answer, changes: [], rule: 'rule 6.14 Consent to personal data' }
  },
}

export const confirmConsent: Handler<'confirmConsent'> = {
  run(world, { body, caller }, { now }) {
    const donor = personOfLink(world, body.emlid, caller)
    if (typeof donor === 'string') return LINK_REFUSALS[donor]
    const { result, changes, rule } = confirmPersonalData(world, donor, now)
    const confirmedOn = presentConsentDay(result.confirmedAt)
    // A link identifies the owner of the consent; it signs no one in.
    if (caller?.personId !== donor.personId)
      return { answer: { error_code: 200, response: { confirmedOn, session: null } }, changes, rule }
    return {
      token: continueSession(caller, result.scope, now),
      answer: (signed) => ({
        error_code: 200,
        response: { confirmedOn, session: presentSession(world, result, signed, now) },
      }),
      changes,
      rule,
    }
  },
}

export const withdrawConsent: Handler<'withdrawConsent'> = {
  run(world, { headers, caller }, { now }) {
    const { result, changes, rule } = withdraw(world, donorOf(world, caller), { now, lang: headers.lang })
    const { withdrawnAt, finalEmailDueAt, publicListDueAt } = result
    const response = {
      withdrawnAt: toIsoString(withdrawnAt),
      finalEmailDueAt: finalEmailDueAt === null ? null : toIsoString(finalEmailDueAt),
      publicListDueAt: publicListDueAt === null ? null : toIsoString(publicListDueAt),
    }
    return { answer: { error_code: 200, response }, changes, rule }
  },
}
