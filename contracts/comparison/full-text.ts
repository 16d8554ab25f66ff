import { valueAt } from '#rules/references.ts'
import type { Node } from '../provider/contract.ts'

/** The text of a part of a document with that of everything its references lead to. Parts with the same full text are the same. */
export function fullTextOf(document: Node, part: unknown): string {
  const texts = [JSON.stringify(part)]
  const seen = new Set<string>()
  // An array that grows while it is iterated is iterated to its end.
  for (const text of texts)
    for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]*)"/g)) {
      if (seen.has(reference)) continue
      seen.add(reference)
      texts.push(`${reference} ${JSON.stringify(valueAt(document, reference))}`)
    }
  return texts.join('\n')
}
