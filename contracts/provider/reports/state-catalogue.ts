import { readFileSync } from 'node:fs'
import { type Contract, operationOf, requestedOperations } from '../../contract.ts'
import { exactByPact } from '../../exact-values.ts'
import { type Interaction, recordedCalls } from '../../pact-file.ts'
import { neededBySequences } from '../probes/sequences.ts'
import { neededValues } from '../states/needed-values.ts'

/** A provider state for the developer of a backend. All but `needs` is derived from the pacts. */
export type CataloguedState = {
  state: string
  /** The data that must exist. */
  needs: string
  /** The number of the person whose token it returns unless `params.as` names another role. */
  caller?: string | undefined
  /** Names of the values that the calls take from the answer of the set-up. */
  returns: string[]
  /** Each set of params that some of its calls send with the set-up, without a role that makes no difference. */
  params: Record<string, unknown>[]
  operations: string[]
  /** The exact values of the answers, by the description of the call. */
  asserts: { call: string; values: Record<string, unknown> }[]
}

/** A person of the default scenario whose values or token the states return. `as` is the role in `params.as`. */
export type CataloguedPerson = {
  login: string
  label: string
  scope: string | null
  as?: string
  values: Record<string, string>
  data: string[]
}

/** `hasRole`: whether `params.as` makes a difference. */
type Definition = Pick<CataloguedState, 'needs' | 'caller'> & { hasRole: boolean }

export type Catalogue = { people: CataloguedPerson[]; states: CataloguedState[] }

/** The data that each state of the mock needs and its people, from their definitions (npm run generate). */
const DEFINITIONS = `${import.meta.dirname}/../../../generated/provider-states.json`

/** Returns the provider states of the pacts in alphabetical order, with their people; `list` limits them to some operations or tags. */
export function readCatalogue(contract: Contract, list?: string): Catalogue {
  const definitions = JSON.parse(readFileSync(DEFINITIONS, 'utf8')) as {
    people: CataloguedPerson[]
    states: Record<string, Definition>
  }
  const requested = requestedOperations(contract, list)
  const recorded = recordedCalls()
  const bySequences = neededBySequences(contract, recorded)
  const calls = recorded.filter((call) => requested?.has(operationOf(contract, call).id) ?? true)
  const byState = Map.groupBy(calls, (call) => call.providerStates?.[0]?.name ?? '')
  const states = [...byState]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([state, ofState]) => describe(contract, state, definitions.states[state], ofState, bySequences))
  const returned = new Set(states.flatMap(({ returns }) => returns))
  const people = definitions.people.map(({ values, ...person }) => ({ ...person, values: only(values, returned) }))
  return { people: people.filter((person) => isNeeded(person, states)), states }
}

function describe(
  contract: Contract,
  state: string,
  { needs, caller, hasRole }: Definition = { needs: '', hasRole: false },
  calls: readonly Interaction[],
  bySequences: ReadonlyMap<Interaction, string[]>,
): CataloguedState {
  const returns = distinct(calls.flatMap((call) => [...neededValues(call), ...(bySequences.get(call) ?? [])]))
  const params = distinct(calls.flatMap((call) => paramsOf(call, hasRole)))
  return {
    state,
    needs,
    ...(returns.includes('token') && { caller }),
    returns,
    params: params.map((text) => JSON.parse(text) as Record<string, unknown>),
    operations: distinct(calls.map((call) => operationOf(contract, call).id)),
    asserts: calls.map((call) => ({ call: call.description, values: exactValuesOf(call) })),
  }
}

/** Whether the states return a value of the person or let the person call. */
function isNeeded({ login, as, values }: CataloguedPerson, states: readonly CataloguedState[]): boolean {
  const isCaller = ({ caller, params }: CataloguedState) =>
    caller === login || params.some((one) => as !== undefined && one.as === as)
  return Object.keys(values).length > 0 || states.some(isCaller)
}

const only = (values: Record<string, string>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))

const distinct = (texts: readonly string[]) => [...new Set(texts)].toSorted()

/** The params of a call as JSON, by name; none if it sends none. */
const paramsOf = ({ providerStates = [] }: Interaction, hasRole: boolean) =>
  providerStates
    .map(({ params = {} }) => Object.entries(params).filter(([name]) => hasRole || name !== 'as'))
    .map((entries) => entries.toSorted(([one], [other]) => one.localeCompare(other, 'en')))
    .filter((entries) => entries.length > 0)
    .map((entries) => JSON.stringify(Object.fromEntries(entries)))

/** The recorded values of an answer that no matching rule loosens, by path. */
function exactValuesOf(call: Interaction): Record<string, unknown> {
  const isExact = exactByPact(call)
  const leaves = (value: unknown, path: string): [string, unknown][] => {
    if (Array.isArray(value) && value.length > 0) return value.flatMap((one, index) => leaves(one, `${path}[${index}]`))
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
      return isExact(path) ? [[path, value]] : []
    return Object.entries(value).flatMap(([name, one]) => leaves(one, path === '' ? name : `${path}.${name}`))
  }
  return typeof call.response.body?.content === 'object'
    ? Object.fromEntries(leaves(call.response.body.content, ''))
    : {}
}
