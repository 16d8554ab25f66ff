/** From a file to the files that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>

/**
 * Folders of `depth` that reach each other by imports, each circle as its sorted folders. A file belongs to the folder of that depth above
 * it, or to its own where that is not as deep. A folder above another is not part of its circles: an index may know what it is made of.
 */
export function folderCircles(imports: Imports, depth: number): string[][] {
  const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, depth).join('/')
  const edges = new Map<string, Set<string>>()
  for (const [file, imported] of imports) {
    const from = folderOf(file)
    const known = edges.get(from) ?? new Set()
    for (const to of imported.map(folderOf)) if (!isWithin(from, to) && !isWithin(to, from)) known.add(to)
    edges.set(from, known)
  }
  const reached = new Map([...edges.keys()].map((folder) => [folder, reachedFrom(folder, edges)]))
  const circles = [...edges.keys()].map((folder) =>
    [...edges.keys()].filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder)).toSorted(),
  )
  return [...new Map(circles.filter(({ length }) => length > 1).map((circle) => [circle.join(' '), circle])).values()]
}

const isWithin = (folder: string, above: string) => `${folder}/`.startsWith(`${above}/`)

function reachedFrom(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(edges.get(start) ?? [])]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (reached.has(folder)) continue
    reached.add(folder)
    waiting.push(...(edges.get(folder) ?? []))
  }
  return reached
}
