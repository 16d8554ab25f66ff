import type { ProviderStates } from '../world/scenario.ts'

const HOUR = 60 * 60_000
const recipient = (login: string) => ({ personId: `p-${login}`, scope: 'recipient' })

/** Families to whom no offers are made, whose contact was seen, whose session is old. */
export const statesOfRecipients: ProviderStates = {
  'a recipient whose help has ended': () => ({ person: recipient('2000006') }),
  // Donors have looked at it in the scenario itself.
  'a recipient whose contact was looked at': () => ({ person: recipient('2000001') }),
  // The token lives longer than those of a sign-in, so that it is still good when its session may be prolonged no more.
  'a session that has lasted as long as it may': () => ({
    person: { ...recipient('2000001'), lifeMs: 9 * HOUR },
    advance: 'PT8H',
  }),
}
