type Node = { type: string; value?: string; alt?: string | null; children?: Node[] }

/** Instead of a picture its alternative text (rule 18.6); what then has no text, as a link or a paragraph, is left out. */
export function picturesAsText() {
  return asText
}

function asText(node: Node): Node {
  if (node.type === 'image' || node.type === 'imageReference') return { type: 'text', value: node.alt ?? '' }
  if (!node.children) return node
  return {
    ...node,
    children: node.children.map(asText).filter((child) => !needsText.has(child.type) || hasText(child)),
  }
}

const needsText = new Set(['link', 'linkReference', 'paragraph', 'heading'])

function hasText({ value = '', children = [] }: Node): boolean {
  return value.trim() !== '' || children.some(hasText)
}
