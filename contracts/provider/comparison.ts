import { nodeAt } from '#rules/references.ts'
import type { Interaction, PactFile } from '../pact-file.ts'

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

/**
 * Returns the interaction with the parts of a multipart request as the object that the contract describes, since the comparator reads
 * only JSON: `meta[i]` is parsed, a file is its text.
 */
function readPactParts(interaction: Interaction): Interaction {
  const { request } = interaction
  const { content } = request.body ?? {}
  const boundary = /^multipart\/form-data;\s*boundary=(.+)$/.exec(request.headers?.['Content-Type']?.[0] ?? '')?.[1]
  if (boundary === undefined || typeof content !== 'string') return interaction
  const text = content.includes(boundary) ? content : Buffer.from(content, 'base64').toString()
  const parts = text.split(`--${boundary}`).slice(1, -1).map(readPart)
  return { ...interaction, request: { ...request, body: { ...request.body, content: Object.fromEntries(parts) } } }
}

function readPart(part: string): [name: string, value: unknown] {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const text = rest.join('\r\n\r\n').replace(/\r\n$/, '')
  const name = /name="([^"]+)"/.exec(head)?.[1] ?? ''
  return [name, head.includes('filename=') ? text : JSON.parse(text)]
}
