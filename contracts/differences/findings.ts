import { type Contract, type ContractOperation, operationOf } from '../contract.ts'
import type { Interaction } from '../pact-file.ts'
import type { VerifiedCall } from '../provider/verified-call.ts'
import { markAllowed, pointerTo, rulesOf } from './contract-place.ts'
import type { AnswerDifference } from './difference.ts'
import { causeOf, severityOf } from './difference-cause.ts'
import { describeDifference } from './difference-texts.ts'

/** A call that shows a finding: the interaction and its provider state. */
export type FindingCall = { operation: string; interaction: string; given: string }

/** One cause to fix in the provider, with every call that shows it. The texts are those of the first call. */
export type Finding = {
  title: string
  expected: string
  came: string
  /** Where the contract defines it, and the rules of the first operation; empty for what concerns every operation. */
  contract: string
  rules: string
  advice: string
  operations: string[]
  calls: FindingCall[]
}

type Known = { finding: Finding; severity: number }

/** Describes what failed, one finding for each cause, the worst first. */
export function findingsOf(contract: Contract, failed: readonly VerifiedCall[]): Finding[] {
  const found = new Map<string, Known>()
  for (const { interaction, differences } of failed)
    for (const difference of differences) addTo(found, contract, interaction, difference)
  return [...found.values()]
    .toSorted(
      (one, other) =>
        one.severity - other.severity ||
        other.finding.operations.length - one.finding.operations.length ||
        other.finding.calls.length - one.finding.calls.length ||
        one.finding.title.localeCompare(other.finding.title),
    )
    .map(({ finding }) => finding)
}

function addTo(
  found: Map<string, Known>,
  contract: Contract,
  interaction: Interaction,
  difference: AnswerDifference,
): void {
  const operation = operationOf(contract, interaction)
  const pointer = pointerTo(contract, operation, interaction, difference)
  const key = causeOf(difference, pointer)
  const given = (interaction.providerStates ?? []).map(({ name }) => name).join(', ') || 'nothing special'
  const call = { operation: operation.id, interaction: interaction.description, given }
  const known = found.get(key)
  if (known === undefined) {
    const finding = describe(operation, interaction, markAllowed(contract, pointer, difference), pointer)
    found.set(key, {
      finding: { ...finding, operations: [operation.id], calls: [call] },
      severity: severityOf(difference),
    })
    return
  }
  const { operations, calls } = known.finding
  if (!operations.includes(operation.id)) operations.push(operation.id)
  calls.push(call)
}

function describe(
  operation: ContractOperation,
  interaction: Interaction,
  difference: AnswerDifference,
  pointer: string,
) {
  const sample = interaction.response.body?.content
  const texts = describeDifference(asExample(difference, interaction), isObject(sample) ? sample : {})
  return { ...texts, contract: `generated/provider.yaml${pointer}`, rules: rulesFor(operation, difference) }
}

/** The rules of an operation are about its content. What concerns every operation is explained by the text itself. */
const rulesFor = (operation: ContractOperation, { kind }: AnswerDifference): string =>
  ['generated', 'token', 'header', 'media-type', 'broken'].includes(kind) ? '' : rulesOf(operation)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** For a missing header Pact reports only the recorded value, not that any value of its kind is accepted. */
function asExample(difference: AnswerDifference, { response }: Interaction): AnswerDifference {
  const { matchingRules } = response as { matchingRules?: { header?: object } }
  const isExample = difference.kind === 'header' && difference.name in (matchingRules?.header ?? {})
  return isExample ? { ...difference, isExample } : difference
}
