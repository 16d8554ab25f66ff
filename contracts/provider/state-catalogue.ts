import { readFileSync } from 'node:fs'
import { type Interaction, type PactFile, readPacts } from '../pact-file.ts'
import { exactByPact } from '../twin/is-exact.ts'
import { type Contract, operationOf, requestedOperations } from './contract.ts'
import { neededValues } from './needed-values.ts'

/** A provider state for the developer of a backend. All but `needs` is derived from the pacts. */
export type CataloguedState = {
  state: string
  /** The data that must exist. */
  needs: string
  /** Names of the values that the calls take from the answer of the set-up. */
  returns: string[]
  /** Params that some of its calls send with the set-up. */
  params: string[]
  operations: string[]
  /** The exact values of the answers, by the description of the call. */
  asserts: { call: string; values: Record<string, unknown> }[]
}

const PACTS = `${import.meta.dirname}/../pacts`
/** The data that each state of the mock needs, from its definition (npm run generate). */
const NEEDS = `${import.meta.dirname}/../../generated/provider-states.json`

/** Returns the provider states of the pacts in alphabetical order; `list` limits them to some operations or tags. */
export function readCatalogue(contract: Contract, list?: string): CataloguedState[] {
  const needs = JSON.parse(readFileSync(NEEDS, 'utf8')) as Record<string, string>
  const requested = requestedOperations(contract, list)
  const calls = readPacts(PACTS)
    .flatMap(({ interactions }: PactFile) => interactions)
    .filter((call) => requested?.has(operationOf(contract, call).id) ?? true)
  const byState = Map.groupBy(calls, (call) => call.providerStates?.[0]?.name ?? '')
  return [...byState]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([state, ofState]) => ({
      state,
      needs: needs[state] ?? '',
      returns: distinct(ofState.flatMap((call) => [...neededValues(call)])),
      params: distinct(ofState.flatMap(paramsOf)),
      operations: distinct(ofState.map((call) => operationOf(contract, call).id)),
      asserts: ofState.map((call) => ({ call: call.description, values: exactValuesOf(call) })),
    }))
}

/** The catalogue as Markdown; the calls of a state with equal asserted values share a line. */
export function formatCatalogue(states: readonly CataloguedState[]): string {
  return [
    '# Provider states',
    '',
    'Generated from the recorded pacts and the definitions of the mock by `npm run test:contracts -- --record`; do not edit.',
    '`npm run --silent contracts:verify -- --states --json` prints the same as JSON, `--operations nps` only a part.',
    '',
    'Each state needs some data, and its set-up answers with the values that its calls send. The asserted values are what the pacts hold an',
    'answer to exactly; everything else is matched by type or pattern.',
    ...states.flatMap(format),
    '',
  ].join('\n')
}

function format({ state, needs, returns, params, operations, asserts }: CataloguedState): string[] {
  const byValues = Map.groupBy(asserts, ({ values }) => formatValues(values))
  return [
    '',
    `## ${state}`,
    '',
    needs,
    '',
    `- Returns: ${returns.map(code).join(', ') || 'nothing that a call needs'}`,
    ...(params.length > 0 ? [`- Params of some calls: ${params.map(code).join(', ')}`] : []),
    `- Operations: ${operations.join(', ')}`,
    '- Asserted:',
    ...[...byValues].map(([values, calls]) =>
      calls.length > 5
        ? `  - ${calls.length} calls: ${values}`
        : `  - ${calls.map(({ call }) => call).join('; ')}: ${values}`,
    ),
  ]
}

const formatValues = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([path, value]) => code(`${path}: ${JSON.stringify(value)}`))
    .join(', ') || 'a PDF'

const code = (text: string) => `\`${text}\``
const distinct = (texts: readonly string[]) => [...new Set(texts)].toSorted()

const paramsOf = ({ providerStates = [] }: Interaction) =>
  providerStates.flatMap(({ params = {} }) =>
    Object.entries(params).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
  )

/** The recorded values of an answer that no matching rule loosens, by path. */
function exactValuesOf(call: Interaction): Record<string, unknown> {
  const isExact = exactByPact(call)
  const leaves = (value: unknown, path: string): [string, unknown][] => {
    if (Array.isArray(value) && value.length > 0) return value.flatMap((one, index) => leaves(one, `${path}[${index}]`))
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
      return isExact(path, value, undefined) ? [[path, value]] : []
    return Object.entries(value).flatMap(([name, one]) => leaves(one, path === '' ? name : `${path}.${name}`))
  }
  return typeof call.response.body?.content === 'object'
    ? Object.fromEntries(leaves(call.response.body.content, ''))
    : {}
}
