import { type Contract, operationOf } from '../../contract.ts'
import type { ProviderAnswer } from '../../differences/answer.ts'
import type { Difference } from '../../differences/difference.ts'
import { type Finding, findingsOf } from '../../differences/findings.ts'
import { beginningOf } from '../../differences/show-value.ts'
import type { Interaction } from '../../pact-file.ts'

/** One call after the run; without differences it passed. `answer` is absent if the call got none or was not sent. */
export type VerifiedCall = { interaction: Interaction; answer?: ProviderAnswer; differences: Difference[] }

/** The findings of calls that failed. */
export const findingsOfCalls = (contract: Contract, failed: readonly VerifiedCall[]): Finding[] =>
  findingsOf(
    contract,
    failed.flatMap(({ interaction, answer, differences }) => {
      const { description, providerStates = [], response } = interaction
      const given = providerStates.map(({ name }) => name).join(', ') || 'nothing special'
      const call = { interaction: description, given, ...(answer && failureIn(interaction, answer)) }
      const operation = operationOf(contract, interaction)
      return differences.map((one) => ({
        difference: asExample(one, interaction),
        operation,
        expected: response,
        call,
      }))
    }),
  )

/** A 400 or a 5xx that was not expected: the request line, and the answer as it began. */
function failureIn({ request: { method, path } }: Interaction, { status, body }: ProviderAnswer) {
  if (status !== 400 && status < 500) return undefined
  return { request: `${method} ${path}`, answer: beginningOf(status, body) }
}

/** For a missing header Pact reports only the recorded value, not that any value of its kind is accepted. */
function asExample(difference: Difference, { response }: Interaction): Difference {
  const { matchingRules } = response as { matchingRules?: { header?: object } }
  const isExample = difference.kind === 'header' && difference.name in (matchingRules?.header ?? {})
  return isExample ? { ...difference, isExample } : difference
}
