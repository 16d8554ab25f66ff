/** As much of the parser's tree as a table needs. */
type Node = { type: string; value?: string; children?: Node[] }

/**
 * Tables as people write them (`| a | b |`, a row of dashes, rows). The Markdown of the parser has none, and the texts need no
 * more of its extensions than this: a paragraph that looks like a table becomes one, any other stays what it is.
 */
export function pipeTables() {
  return (root: Node): void => {
    root.children = (root.children ?? []).map((block) =>
      block.type === 'paragraph' ? (tableOf(block) ?? block) : block,
    )
  }
}

function tableOf({ children = [] }: Node): Node | undefined {
  const lines = linesOf(children)
  const [head, dashes, ...rows] = lines.map(cellsOf)
  if (!head || !dashes?.every(isDashes) || head.length !== dashes.length || rows.includes(undefined)) return undefined
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      // A row that is too short is filled up, one that is too long is cut, as elsewhere.
      children: head.map((_, column) => ({ type: 'tableCell', children: cells?.[column] ?? [] })),
    })),
  }
}

/** The paragraph's words by line; emphasis and links stay whole, and belong to the line they stand on. */
function linesOf(nodes: readonly Node[]): Node[][] {
  const lines: Node[][] = [[]]
  for (const node of nodes) {
    const [first = '', ...more] = node.type === 'text' ? (node.value ?? '').split('\n') : ['']
    if (node.type !== 'text') lines[lines.length - 1]?.push(node)
    else if (first !== '') lines[lines.length - 1]?.push({ type: 'text', value: first })
    for (const value of more) lines.push(value === '' ? [] : [{ type: 'text', value }])
  }
  return lines
}

/** A line between bars, cell by cell; undefined for one that does not stand between them. */
function cellsOf(line: readonly Node[]): Node[][] | undefined {
  const cells: Node[][] = [[]]
  for (const node of line) {
    const [first = '', ...more] = node.type === 'text' ? (node.value ?? '').split('|') : ['']
    if (node.type !== 'text') cells[cells.length - 1]?.push(node)
    else if (first.trim() !== '') cells[cells.length - 1]?.push({ type: 'text', value: first })
    for (const value of more) cells.push(value.trim() === '' ? [] : [{ type: 'text', value }])
  }
  const isBetweenBars = cells.length > 2 && cells[0]?.length === 0 && cells[cells.length - 1]?.length === 0
  return isBetweenBars ? cells.slice(1, -1) : undefined
}

function isDashes([cell, ...more]: readonly Node[]): boolean {
  return more.length === 0 && cell?.type === 'text' && /^\s*:?-+:?\s*$/.test(cell.value ?? '')
}
