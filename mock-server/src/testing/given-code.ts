import type { ConfirmationContext } from '../resources/recipient-data/confirmed-change.rules.ts'
import { fixedRandom, NOW } from './people.ts'

/** The slice of a world in which the family gave a code at `NOW`, in the session that began then. */
export const codeGiven = (personId = 'p-2000001') => ({
  givenCodes: { [personId]: [{ sessionStartedAt: NOW, at: NOW, changes: 0 }] },
})

/** A save of the family in that session. */
export const inSession = (personId = 'p-2000001', now = NOW): ConfirmationContext => ({
  now,
  random: fixedRandom(),
  session: { personId, sessionStartedAt: NOW },
})
