import { nodeAt } from '#rules/references.ts'
import type { PactFile } from '../pact-file.ts'
import { readPactParts } from './read-parts.ts'

type Node = Record<string, unknown>

/** The package's own declarations lose their exports under `nodenext`. */
type ComparatorModule = {
  Comparator: new (documents: { oas: object }) => { compare(pact: object): AsyncIterable<Result> }
}
type Result = { type: string; code: string; message: string; mockDetails?: { interactionDescription?: string } }

/**
 * Compares a pact with the bundled OpenAPI document and returns one line for each disagreement. If there is none, the contract accepts
 * every request of the pact and can return every answer.
 */
export async function findDisagreements(pact: PactFile, document: object): Promise<string[]> {
  const { Comparator } = (await import('@pactflow/openapi-pact-comparator')) as unknown as ComparatorModule
  const comparator = new Comparator({ oas: inlinePatternProperties(document) })
  const found: string[] = []
  for await (const { type, code, message, mockDetails } of comparator.compare({
    ...pact,
    interactions: pact.interactions.map(readPactParts),
  })) {
    if (type === 'error') found.push(`${mockDetails?.interactionDescription ?? ''}: ${code} ${message}`)
  }
  return found
}

/** The comparator does not follow references below `patternProperties` (the parts of an upload), so all of them are resolved first. */
function inlinePatternProperties(document: object): object {
  const copy = structuredClone(document)
  const inlined = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node
    if (Array.isArray(node)) return node.map(inlined)
    const { $ref, ...own } = node as { $ref?: string }
    const named = $ref === undefined ? {} : (inlined(nodeAt(copy, $ref)) as Node)
    return { ...named, ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, inlined(value)])) }
  }
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { patternProperties } = node as Node
    if (patternProperties !== undefined) (node as Node).patternProperties = inlined(patternProperties)
    for (const child of Object.values(node)) visit(child)
  }
  visit(copy)
  return copy
}
