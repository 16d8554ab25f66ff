import { type Contract, operationOf } from '../../contract.ts'
import type { ProviderAnswer } from '../../differences/answer.ts'
import type { Difference } from '../../differences/difference.ts'
import { type Finding, findingsOf } from '../../differences/findings.ts'
import type { Interaction } from '../../pact-file.ts'

/** One call after the run; without differences it passed. `answer` is absent if the call got none or was not sent. */
export type VerifiedCall = { interaction: Interaction; answer?: ProviderAnswer; differences: Difference[] }

/** The findings of calls that failed. */
export const findingsOfCalls = (contract: Contract, failed: readonly VerifiedCall[]): Finding[] =>
  findingsOf(
    contract,
    failed.flatMap(({ interaction, differences }) => {
      const { description, providerStates = [], response } = interaction
      const given = providerStates.map(({ name }) => name).join(', ') || 'nothing special'
      const call = { interaction: description, given }
      const operation = operationOf(contract, interaction)
      return differences.map((one) => ({
        difference: asExample(one, interaction),
        operation,
        expected: response,
        call,
      }))
    }),
  )

/** For a missing header Pact reports only the recorded value, not that any value of its kind is accepted. */
function asExample(difference: Difference, { response }: Interaction): Difference {
  const { matchingRules } = response as { matchingRules?: { header?: object } }
  const isExample = difference.kind === 'header' && difference.name in (matchingRules?.header ?? {})
  return isExample ? { ...difference, isExample } : difference
}
