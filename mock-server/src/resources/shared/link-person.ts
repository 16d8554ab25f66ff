import type { Donor } from '../../domain/state/donor.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Caller } from '../../kernel/handler.ts'
import { findRatingDonor } from '../nps/nps.rules.ts'

/** With a link from an e-mail, the person of the link, with or without a token; otherwise the signed-in person (rule 2.14). */
export const personOfLink = (
  world: WorldState,
  emlid: string | null | undefined,
  caller: Caller | null,
): Donor | keyof typeof LINK_REFUSALS => {
  if (typeof emlid === 'string') return findRatingDonor(world, { emlid }) ?? 'rating-link-not-found'
  return (caller && findRatingDonor(world, caller)) ?? 'token-missing'
}

export const LINK_REFUSALS = {
  'rating-link-not-found': {
    answer: { error_code: 404, error: 'rating-link-not-found' },
    changes: [],
    rule: 'rule 2.14 Link with emlid',
  },
  'token-missing': {
    status: 401,
    answer: { error_code: 401, error: 'token-missing' },
    changes: [],
    rule: 'rule 4.1 Scopes',
  },
} as const
