import { findDonor } from '../domain/people/find-person.ts'
import { viewContact } from '../resources/contact-view/view-contact.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { countingRandom } from './counting-random.ts'
import { defaultScenario } from './default-scenario.ts'

const NOW = Temporal.Instant.from(defaultScenario.now).epochMilliseconds
const jana = { personId: 'p-10000001', scope: 'donor' } as const

/** Families of 10000001: 2000001 is helped now, 2000004 does not wish to be contacted, the help of 2000006 has ended. */
const family = (login: string): ProviderStateSetup => {
  const recipient = defaultScenario.state.people[`p-${login}`]
  if (recipient?.kind !== 'recipient') throw new Error(`${login} is no recipient of the default scenario`)
  return { person: jana, values: { familyId: recipient.familyId } }
}

/** The rule itself logs the view, a day before. */
const contactShown = (): ProviderStateSetup => {
  const setup = family('2000001')
  const donor = findDonor(defaultScenario.state, jana.personId)
  if (!donor) throw new Error('The default scenario has lost 10000001')
  const context = { now: NOW - 24 * 60 * 60_000, random: countingRandom() }
  const { changes } = viewContact(defaultScenario.state, donor, String(setup.values?.familyId), context)
  return { ...setup, changes }
}

/** Families of a donor, each returning its `familyId`. */
export const statesOfFamilies: ProviderStates = {
  'a donor with a family': () => family('2000001'),
  'a donor with a family whose contact was shown before': contactShown,
  'a donor with a family that does not share its contact': () => family('2000004'),
  'a donor with a family whose help has ended': () => family('2000006'),
  "a donor and another donor's family": () => ({ ...family('2000001'), person: { ...jana, personId: 'p-10000009' } }),
}
