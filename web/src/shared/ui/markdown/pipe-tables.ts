/** The part of the parser's tree that a table needs. */
type Node = { type: string; value?: string; children?: Node[] }

/** Tables in pipe syntax, which the parser does not support: a paragraph that looks like a table becomes one. */
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
      // A short row is padded and a long one is cut, as in other Markdown parsers.
      children: head.map((_, column) => ({ type: 'tableCell', children: cells?.[column] ?? [] })),
    })),
  }
}

/** The nodes of the paragraph by line; emphasis and links are not split, and belong to the line they are on. */
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

/** The cells of a line between bars; undefined if the line is not between bars. */
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
