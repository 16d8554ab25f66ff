import type { PactFile } from '../pact-file.ts'
import { type Contract, operationOf, requestedOperations } from '../provider/contract.ts'

type Asked = { operations: Set<string>; params: Set<string> }

const SHOWN = 5

/**
 * Lists the provider states of the pacts in alphabetical order, each with the operations that need it and its parameters. `list` limits
 * them to some operations or tags. Throws CommandError for an unknown one.
 */
export function listStates(contract: Contract, pacts: readonly PactFile[], list: string | undefined): string {
  const asked = requestedOperations(contract, list)
  const found = new Map<string, Asked>()
  for (const interaction of pacts.flatMap(({ interactions }) => interactions)) {
    const { id } = operationOf(contract, interaction)
    if (asked !== undefined && !asked.has(id)) continue
    for (const { name, params = {} } of interaction.providerStates ?? []) {
      const state = found.get(name) ?? { operations: new Set(), params: new Set() }
      state.operations.add(id)
      for (const [key, value] of Object.entries(params)) state.params.add(`"${key}": ${JSON.stringify(value)}`)
      found.set(name, state)
    }
  }
  const states = [...found].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  const total = `${found.size} states${asked === undefined ? '' : ' of these operations'}.`
  return [...states.flatMap(([name, state]) => [name, ...describe(state)]), total].join('\n')
}

function describe({ operations, params }: Asked): string[] {
  const names = [...operations].toSorted()
  const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : ''
  return [
    `    ${names.slice(0, SHOWN).join(', ')}${more}`,
    ...(params.size > 0 ? [`    params of some calls: ${[...params].toSorted().join(' or ')}`] : []),
  ]
}
