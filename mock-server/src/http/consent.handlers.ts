import { confirmPersonalData } from '../domain/consent.ts'
import { findVoter } from '../domain/rating.ts'
import { TOKEN_LIFE } from '../domain/session.ts'
import type { WorldState } from '../domain/world-state.ts'
import { presentConsentDay, presentSession } from './consent.presenter.ts'
import type { Caller, Handler } from './handler.ts'

const getConsent: Handler<'getConsent'> = {
  run(world, { query, caller }) {
    const donor = donorOf(world, query.emlid, caller)
    if (typeof donor === 'string') return REFUSALS[donor]
    const { personalDataConfirmedAt: at } = donor.consents
    const answer = { error_code: 200, response: { confirmedOn: at === null ? null : presentConsentDay(at) } } as const
    return { answer, changes: [], rule: 'decision 15 consent to personal data' }
  },
}

const confirmConsent: Handler<'confirmConsent'> = {
  run(world, { body, caller }, { now }) {
    const donor = donorOf(world, body.emlid, caller)
    if (typeof donor === 'string') return REFUSALS[donor]
    const { result, changes, rule } = confirmPersonalData(donor, now)
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

export const consentHandlers = { getConsent, confirmConsent }

/** The link says whose consent it is, token or not; without a link the signed-in person's, as with the rating. */
const donorOf = (world: WorldState, emlid: string | null | undefined, caller: Caller | null) => {
  if (typeof emlid === 'string') return findVoter(world, { emlid }) ?? 'rating-link-not-found'
  return (caller && findVoter(world, caller)) ?? 'token-missing'
}

const REFUSALS = {
  'rating-link-not-found': {
    answer: { error_code: 404, error: 'rating-link-not-found' },
    changes: [],
    rule: 'spec §2 emlid',
  },
  'token-missing': { status: 401, answer: { error_code: 401, error: 'token-missing' }, changes: [], rule: 'spec §6' },
} as const
