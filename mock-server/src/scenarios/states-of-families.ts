import { findDonor } from '../domain/people/find-person.ts'
import { viewContact } from '../resources/contact-view/view-contact.rules.ts'
import type { ProviderStateSetup, ProviderStates, StateContext } from '../world/scenario.ts'
import { countingRandom } from './counting-random.ts'
import { defaultScenario } from './default-scenario.ts'

const jana = { personId: 'p-10000001', scope: 'donor' } as const

/** Families of 10000001: 2000001 is helped now, 2000004 does not wish to be contacted, the help of 2000006 has ended. */
const family = (login: string): ProviderStateSetup => {
  const recipient = defaultScenario.state.people[`p-${login}`]
  if (recipient?.kind !== 'recipient') throw new Error(`${login} is no recipient of the default scenario`)
  return { person: jana, values: { familyId: recipient.familyId } }
}

/** The rule itself logs the view, a day before. */
const contactShown = ({ now }: StateContext): ProviderStateSetup => {
  const setup = family('2000001')
  const donor = findDonor(defaultScenario.state, jana.personId)
  if (!donor) throw new Error('The default scenario has lost 10000001')
  const context = { now: now - 24 * 60 * 60_000, random: countingRandom() }
  const { changes } = viewContact(defaultScenario.state, donor, String(setup.values?.familyId), context)
  return { ...setup, changes }
}

/** Families of a donor, each returning its `familyId`. */
export const statesOfFamilies: ProviderStates = {
  'a donor with a family': {
    needs: 'A donor whose gifts help a family that shares its contact. The donor has not looked at the contact.',
    setUp: () => family('2000001'),
  },
  'a donor with a family whose contact was shown before': {
    needs: 'A donor who was shown the contact of a family the day before.',
    setUp: contactShown,
  },
  'a donor with a family that does not share its contact': {
    needs: 'A donor whose gifts help a family that does not share its contact.',
    setUp: () => family('2000004'),
  },
  'a donor with a family whose help has ended': {
    needs: 'A donor whose gifts helped a family whose help has ended.',
    setUp: () => family('2000006'),
  },
  "a donor and another donor's family": {
    needs: 'A donor, and a family that only gifts of other donors help.',
    setUp: () => ({ ...family('2000001'), person: { ...jana, personId: 'p-10000009' } }),
  },
}
