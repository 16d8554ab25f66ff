import { nodeAt } from '#rules/references.ts'
import type { Node } from '../contract.ts'

/** Returns the text of a part of a document with everything that its references lead to. Parts with the same text are the same. */
export function fullTextOf(document: Node, part: unknown): string {
  const texts = [JSON.stringify(part)]
  const seen = new Set<string>()
  // Iterating an array also visits the items that are appended during the loop.
  for (const text of texts)
    for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]*)"/g)) {
      if (seen.has(reference)) continue
      seen.add(reference)
      texts.push(`${reference} ${JSON.stringify(nodeAt(document, reference))}`)
    }
  return texts.join('\n')
}
