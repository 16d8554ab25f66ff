import type { components } from '#generated/provider.d.ts'
import type { Vote } from '../../domain/state/donor.ts'
import { toIsoString } from '../../domain/time/instant.ts'

/** Rule 9.1 {Value, Date}; both are null before the first vote. */
export const presentRating = (vote: Vote | null): components['schemas']['Rating'] =>
  vote ? { Value: vote.value, Date: toIsoString(vote.votedAt) } : { Value: null, Date: null }
