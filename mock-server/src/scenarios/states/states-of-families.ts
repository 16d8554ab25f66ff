import type { ProviderStateSetup, ProviderStates } from '../../world/scenario.ts'
import { defaultScenario } from '../default/default-scenario.ts'

const jana = { personId: 'p-10000001', scope: 'donor' } as const

/** Families of 10000001: 2000001 is helped now, 2000004 does not wish to be contacted. */
const family = (login: string): ProviderStateSetup => {
  const recipient = defaultScenario.state.people.get(`p-${login}`)
  if (recipient?.kind !== 'recipient') throw new Error(`${login} is no recipient of the default scenario`)
  return { person: jana, values: { familyId: recipient.familyId } }
}

/** Families of a donor, each returning its `familyId`. */
export const statesOfFamilies: ProviderStates = {
  'a donor with a family': {
    needs: 'A donor whose gifts help a family that shares its contact. The donor has not looked at the contact.',
    setUp: () => family('2000001'),
  },
  'a donor with a family that does not share its contact': {
    needs: 'A donor whose gifts help a family that does not share its contact.',
    setUp: () => family('2000004'),
  },
}
