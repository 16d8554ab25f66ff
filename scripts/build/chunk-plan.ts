/** A chunk of a build without a plan: it holds the modules that exactly the same roots need. */
export type UnplannedChunk = {
  file: string
  /** Compressed, in bytes. */
  size: number
  /** Files of the chunks that it imports. */
  imports: readonly string[]
}

/** Chunks that a page requests by itself: its program and its screen, or a part that it loads later. */
export type PageLoad = { files: readonly string[]; isPublic: boolean }

/** The cost of a request on a slow line, as bytes that arrive in the same time (150 ms and 1.6 Mbit/s, six at once). */
const REQUEST_COST = 4_000

/** The share of unneeded bytes that a page may load, relative to the needed ones. */
const MOST_SPARE = 0.05

/**
 * Merges chunks as long as the saved requests outweigh the bytes that pages load without a need, over all loads together. Chunks
 * named in `fixed` stay as they are. A public page never loads more than it needs, any other page at most a twentieth more. No chunk
 * comes to import itself through another one. Returns the groups, each as the files of its chunks.
 */
export function mergeChunks(
  chunks: readonly UnplannedChunk[],
  loads: readonly PageLoad[],
  fixed: ReadonlySet<string>,
): string[][] {
  const byFile = new Map<string, Group>(
    chunks.map(({ file, size }) => [file, { files: [file], size, imports: new Set(), loads: new Set() }]),
  )
  const groups = [...byFile.values()]
  for (const { file, imports } of chunks)
    for (const name of imports) {
      const imported = byFile.get(name)
      if (imported) byFile.get(file)?.imports.add(imported)
    }
  const budgets = loads.map(({ files, isPublic }, load) => {
    const needed = closureOf(files.flatMap((file) => byFile.get(file) ?? []))
    for (const group of needed) group.loads.add(load)
    return isPublic ? 0 : MOST_SPARE * sizeOf(needed)
  })
  const mergeable = new Set(groups.filter(({ files }) => !files.some((file) => fixed.has(file))))
  for (;;) {
    const best = findBestPair([...mergeable], budgets)
    if (!best) return [...new Set(groups.map(({ files }) => files))]
    const [into, from] = best
    for (const [load, spare] of spareLoads(into, from)) budgets[load] = (budgets[load] ?? 0) - spare
    merge(groups, into, from)
    mergeable.delete(from)
  }
}

type Group = { files: string[]; size: number; imports: Set<Group>; loads: Set<number> }

function merge(groups: readonly Group[], into: Group, from: Group): void {
  into.files.push(...from.files)
  from.files = into.files
  into.size += from.size
  for (const imported of from.imports) into.imports.add(imported)
  into.imports.delete(into)
  into.imports.delete(from)
  for (const { imports } of groups) if (imports.delete(from)) imports.add(into)
  for (const load of from.loads) into.loads.add(load)
  for (const imported of closureOf([into])) for (const load of into.loads) imported.loads.add(load)
}

function findBestPair(groups: readonly Group[], budgets: readonly number[]): [Group, Group] | undefined {
  let best: [Group, Group] | undefined
  let most = 0
  for (const [index, a] of groups.entries())
    for (const b of groups.slice(index + 1)) {
      const saved = REQUEST_COST * [...a.loads].filter((load) => b.loads.has(load)).length
      if (saved <= most) continue
      const spare = spareLoads(a, b)
      const gain = saved - [...spare.values()].reduce((sum, bytes) => sum + bytes, 0)
      const isWithin = [...spare].every(([load, bytes]) => bytes <= (budgets[load] ?? 0))
      if (gain > most && isWithin && !isCyclic(a, b)) [best, most] = [[a, b], gain]
    }
  return best
}

/** Unneeded bytes that each load would get if the two were one: the other group, and what that imports. */
function spareLoads(a: Group, b: Group): Map<number, number> {
  const spare = new Map<number, number>()
  for (const [needed, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (const load of needed.loads)
      if (!other.loads.has(load))
        spare.set(load, sizeOf([...closureOf([other])].filter(({ loads }) => !loads.has(load))))
  return spare
}

const sizeOf = (groups: Iterable<Group>) => [...groups].reduce((sum, { size }) => sum + size, 0)

/** Whether one of the two imports the other through a third group. */
function isCyclic(a: Group, b: Group): boolean {
  const reaches = (from: Group, to: Group) => closureOf([...from.imports].filter((group) => group !== to)).has(to)
  return reaches(a, b) || reaches(b, a)
}

/** The groups and everything that they import. */
function closureOf(groups: Iterable<Group>): Set<Group> {
  const closure = new Set(groups)
  for (const { imports } of closure) for (const imported of imports) closure.add(imported)
  return closure
}
