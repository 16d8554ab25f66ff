import { interactionName, type PactFile, readPact } from '../pact-file.ts'

/**
 * Returns the text of one pact with the interactions of several files, in the order and form in which Pact itself writes them. Throws
 * if two interactions have the same description and provider states: Pact could not distinguish them.
 */
export function mergePacts(files: readonly string[]): string {
  const pacts = files.map(readPact)
  const interactions = pacts.flatMap((pact) => pact.interactions).toSorted(byDescriptionAndState)
  const names = interactions.map(interactionName)
  const repeated = names.find((name, index) => name === names[index + 1])
  if (repeated !== undefined) throw new Error(`Two interactions are named "${repeated}"`)
  return JSON.stringify({ ...pacts[0], interactions }, null, 2)
}

type Interaction = PactFile['interactions'][number]

function byDescriptionAndState(one: Interaction, other: Interaction): number {
  return compare(one.description, other.description) || compare(statesOf(one), statesOf(other))
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
const statesOf = ({ providerStates = [] }: Interaction) => providerStates.map(({ name }) => name).join('\n')
