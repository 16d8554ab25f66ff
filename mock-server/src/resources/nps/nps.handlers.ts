import { toIsoString } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { LINK_REFUSALS, personOfLink } from '../shared/link-person.ts'
import { presentRating } from './nps.presenter.ts'
import { saveRating } from './nps.rules.ts'

export const getNps: Handler<'getNps'> = {
  run(world, { query, caller }) {
    const voter = personOfLink(world, query.emlid, caller)
    if (typeof voter === 'string') return LINK_REFUSALS[voter]
    const answer = { error_code: 200, response: presentRating(voter.vote) } as const
    return { answer, changes: [], rule: 'rule 9.1 Rating' }
  },
}

export const saveNps: Handler<'saveNps'> = {
  run(world, { body, caller }, { now }) {
    const voter = personOfLink(world, body.emlid, caller)
    if (typeof voter === 'string') return LINK_REFUSALS[voter]
    const { result, changes, rule } = saveRating(voter, body.rating, now)
    const answer =
      result.kind === 'saved'
        ? ({ error_code: 200, response: presentRating(result.vote) } as const)
        : ({ error_code: 423, error: 'vote-locked', lockedUntil: toIsoString(result.until) } as const)
    return { answer, changes, rule }
  },
}
