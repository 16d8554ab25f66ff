import { findDonor, setDonor } from '../../domain/people/find-person.ts'
import type { Donor } from '../../domain/state/donor.ts'
import { reissue } from '../../resources/document/documents.rules.ts'
import type { ProviderStateSetup, ProviderStates, StateContext } from '../../world/scenario.ts'
import { defaultScenario } from '../default/default-scenario.ts'
import { countingRandom } from './counting-random.ts'

const JANA = { personId: 'p-10000001', scope: 'donor' } as const
const PAVEL = { personId: 'p-10000007', scope: 'donor' } as const
const CERTIFICATE = { documentId: 'doc-2025-10000001' } as const

const jana = (): Donor => {
  const found = findDonor(defaultScenario.state, JANA.personId)
  if (!found) throw new Error('Jana is no donor of the default scenario')
  return found
}
const married = (): Donor => ({ ...jana(), taxData: { ...jana().taxData, name: 'Jana Svobodová' } })

/** The rule itself issues the new one, so that every state is a possible one. */
const replaced = ({ now }: StateContext): ProviderStateSetup => {
  const { changes } = reissue(married(), CERTIFICATE.documentId, { now, random: countingRandom() })
  if (changes.length === 0) throw new Error('No certificate was issued again in a provider state')
  return { person: JANA, values: CERTIFICATE, changes: [setDonor(jana(), 'taxData', married().taxData), ...changes] }
}

/** Documents in every state, each returning its `documentId`. */
export const statesOfDocuments: ProviderStates = {
  'a donor with a certificate': {
    needs: 'A donor with a yearly tax certificate that agrees with the tax data.',
    setUp: () => ({ person: JANA, values: CERTIFICATE }),
  },
  'a donor whose tax data have changed since the certificate': {
    needs: 'A donor with a yearly certificate, whose tax data have changed since.',
    setUp: () => ({
      person: JANA,
      values: CERTIFICATE,
      changes: [setDonor(jana(), 'taxData', married().taxData)],
    }),
  },
  'a donor whose tax name cannot be shown': {
    needs:
      'A donor whose tax name is in a script that certificates cannot show, with a yearly certificate issued to that name before the contract refused it.',
    setUp: () => {
      const taxData = { ...jana().taxData, name: '王小明' }
      const documents = jana().documents.map((each) =>
        each.id === CERTIFICATE.documentId ? { ...each, issuedTo: { ...each.issuedTo, name: taxData.name } } : each,
      )
      const changes = [setDonor(jana(), 'taxData', taxData), setDonor(jana(), 'documents', documents)]
      return { person: JANA, values: CERTIFICATE, changes }
    },
  },
  'a certificate that was replaced': {
    needs: 'A yearly certificate, issued again since with other tax data.',
    setUp: replaced,
  },
  'a donor with a confirmation of a gift': {
    needs: 'A donor with the confirmation of one gift, which is not issued again.',
    setUp: () => ({ person: PAVEL, values: { documentId: 'doc-confirmation-2026' } }),
  },
}
