import { isoOf } from '../domain/moment.ts'
import { findVoter, saveVote } from '../domain/rating.ts'
import type { WorldState } from '../domain/world-state.ts'
import type { Caller, Handler } from './handler.ts'
import { presentRating } from './nps.presenter.ts'

const getNps: Handler<'getNps'> = {
  run(world, { query, caller }) {
    const voter = voterOf(world, query.emlid, caller)
    if (typeof voter === 'string') return REFUSALS[voter]
    const answer = { error_code: 200, response: presentRating(voter.vote) } as const
    return { answer, changes: [], rule: 'spec §4 NPS' }
  },
}

const saveNps: Handler<'saveNps'> = {
  run(world, { body, caller }, { now }) {
    const voter = voterOf(world, body.emlid, caller)
    if (typeof voter === 'string') return REFUSALS[voter]
    const { result, changes, rule } = saveVote(voter, body.rating, now)
    const answer =
      result.kind === 'saved'
        ? ({ error_code: 200, response: presentRating(result.vote) } as const)
        : ({ error_code: 423, error: 'vote-locked', lockedUntil: isoOf(result.until) } as const)
    return { answer, changes, rule }
  },
}

export const npsHandlers = { getNps, saveNps }

/** The link says whose rating it is, token or not; without a link the signed-in donor's (spec §2, emlid). */
const voterOf = (world: WorldState, emlid: string | null | undefined, caller: Caller | null) => {
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
