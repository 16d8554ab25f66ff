import type { Interaction } from '../pact-file.ts'
import { type Contract, operationOf } from './contract.ts'
import { pointerTo, rulesOf } from './contract-place.ts'
import { type AnswerDifference, withoutEchoes } from './difference.ts'
import { describeDifference } from './difference-texts.ts'
import type { Failed } from './validate-run.ts'

/** One thing to fix in the provider, with every situation that shows it. `--json` writes it as JSON. */
export type Finding = {
  operation: string
  call: string
  summary: string
  /** What the portal did, and in which provider state. */
  situations: { asked: string; given: string }[]
  differences: { expected: string; came: string; contract: string }[]
  /** The hand-written file of the operation, and the rules that define it. */
  source: string
  section: string
  advice: string[]
}

/** Describes what failed in readable texts; the same error in several situations of an operation is one finding. */
export function findingsOf(contract: Contract, failed: readonly Failed[]): Finding[] {
  const findings = new Map<string, Finding>()
  for (const one of failed) {
    const finding = describe(contract, one)
    const key = JSON.stringify([finding.operation, finding.differences.map(({ expected, came }) => [expected, came])])
    const known = findings.get(key)
    if (known) known.situations.push(...finding.situations)
    else findings.set(key, finding)
  }
  return [...findings.values()].toSorted((one, other) => one.operation.localeCompare(other.operation))
}

function describe(contract: Contract, { interaction, differences }: Failed): Finding {
  const operation = operationOf(contract, interaction)
  const sample = interaction.response.body?.content
  const texts = withoutEchoes(differences).map((difference) => ({
    ...describeDifference(asExample(difference, interaction), isObject(sample) ? sample : {}),
    contract: `generated/provider.yaml${pointerTo(contract, operation, interaction, difference)}`,
  }))
  const given = (interaction.providerStates ?? []).map(({ name }) => name).join(', ') || 'nothing special'
  return {
    operation: operation.id,
    call: `${operation.method} ${operation.path}`,
    summary: operation.summary,
    situations: [{ asked: interaction.description, given }],
    differences: texts.map(({ expected, came, contract }) => ({ expected, came, contract })),
    source: `openapi/resources/${operation.tag}/paths.yaml`,
    section: rulesOf(operation),
    advice: [...new Set(texts.map(({ advice }) => advice))],
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** For a missing header Pact reports only the recorded value, not that any value of its kind is accepted. */
function asExample(difference: AnswerDifference, { response }: Interaction): AnswerDifference {
  const { matchingRules } = response as { matchingRules?: { header?: object } }
  const isExample = difference.kind === 'header' && difference.name in (matchingRules?.header ?? {})
  return isExample ? { ...difference, isExample } : difference
}
