import type { Donor } from '../../domain/state/donor.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Caller } from '../../kernel/handler.ts'
import { findVoter } from '../nps/rating.rules.ts'

/** The link from an e-mail says who it is about, token or not; without a link the signed-in person (spec §2, emlid). */
export const personOfLink = (
  world: WorldState,
  emlid: string | null | undefined,
  caller: Caller | null,
): Donor | keyof typeof LINK_REFUSALS => {
  if (typeof emlid === 'string') return findVoter(world, { emlid }) ?? 'rating-link-not-found'
  return (caller && findVoter(world, caller)) ?? 'token-missing'
}

export const LINK_REFUSALS = {
  'rating-link-not-found': {
    answer: { error_code: 404, error: 'rating-link-not-found' },
    changes: [],
    rule: 'spec §2 emlid',
  },
  'token-missing': { status: 401, answer: { error_code: 401, error: 'token-missing' }, changes: [], rule: 'spec §6' },
} as const
