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

/** The cost of a request on a slow line, as bytes that arrive in the same time (150 ms and 1.6 Mbit/s, six at once), with its headers. */
const REQUEST_COST = 6_000

/** What a signed-in user loads too early is often needed by the next screen, so an unneeded byte counts half. */
const SPARE_WEIGHT = 0.5

/** The share of unneeded bytes that a page of signed-in users may load, relative to the needed ones, and the bytes that a public page may. */
const MAX_SPARE = 0.09
const MAX_PUBLIC_SPARE = 1_400

/** Unneeded bytes that one merge may add to a page. The small merges come first: large ones would leave no room for them. */
const MAX_SPARE_OF_MERGES = [1_200, 3_000, Number.POSITIVE_INFINITY]

/**
 * Merges chunks as long as the saved requests outweigh the bytes that pages load without a need, over all loads together. Two chunks
 * named in `separate` never become one. No chunk comes to import itself through another one. Returns the groups, each as the files of its
 * chunks.
 */
export function mergeChunks(
  chunks: readonly UnplannedChunk[],
  loads: readonly PageLoad[],
  separate: ReadonlySet<string>,
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
    return isPublic ? MAX_PUBLIC_SPARE : MAX_SPARE * sizeOf(needed)
  })
  const weights = loads.map(({ isPublic }) => (isPublic ? 1 : SPARE_WEIGHT))
  const isAllowed = (merged: readonly Group[]) =>
    merged.flatMap(({ files }) => files).filter((file) => separate.has(file)).length < 2
  const remaining = new Set(groups)
  for (const most of MAX_SPARE_OF_MERGES)
    for (;;) {
      const limits = { budgets: budgets.map((budget) => Math.min(budget, most)), weights, isAllowed }
      const [into, ...others] = findBestMerge([...remaining], limits)
      if (!into) break
      for (const [load, spare] of spareLoads([into, ...others])) budgets[load] = (budgets[load] ?? 0) - spare
      for (const from of others) {
        merge(groups, into, from)
        remaining.delete(from)
      }
    }
  return [...remaining].map(({ files }) => files)
}

type Group = { files: string[]; size: number; imports: Set<Group>; loads: Set<number> }

function merge(groups: readonly Group[], into: Group, from: Group): void {
  into.files.push(...from.files)
  into.size += from.size
  for (const imported of from.imports) into.imports.add(imported)
  into.imports.delete(into)
  into.imports.delete(from)
  for (const { imports } of groups) if (imports.delete(from)) imports.add(into)
  for (const load of from.loads) into.loads.add(load)
  for (const imported of closureOf([into])) for (const load of into.loads) imported.loads.add(load)
}

/** By load: how many unneeded bytes one merge may add, and how much one counts. */
type Limits = {
  budgets: readonly number[]
  weights: readonly number[]
  isAllowed: (merged: readonly Group[]) => boolean
}

/** Two groups with all that one imports the other through, which alone keeps them from a cycle; none if nothing is worth it. */
function findBestMerge(groups: readonly Group[], { budgets, weights, isAllowed }: Limits): readonly Group[] {
  let best: readonly Group[] = []
  let most = 0
  for (const [index, a] of groups.entries())
    for (const b of groups.slice(index + 1)) {
      const shared = [...a.loads].filter((load) => b.loads.has(load)).length
      if (REQUEST_COST * shared <= most) continue
      const merged = [...new Set([a, b, ...groupsBetween(a, b)])]
      const spare = spareLoads(merged)
      const cost = [...spare].reduce((sum, [load, bytes]) => sum + bytes * (weights[load] ?? 1), 0)
      const gain = REQUEST_COST * shared - cost
      const isWithin = [...spare].every(([load, bytes]) => bytes <= (budgets[load] ?? 0))
      if (gain > most && isWithin && isAllowed(merged)) [best, most] = [merged, gain]
    }
  return best
}

/** Unneeded bytes that each load would get if the groups were one: the others, and what those import. */
function spareLoads(merged: readonly Group[]): Map<number, number> {
  const all = [...closureOf(merged)]
  const loads = new Set(merged.flatMap((group) => [...group.loads]))
  const spare = [...loads].map((load) => [load, sizeOf(all.filter((group) => !group.loads.has(load)))] as const)
  return new Map(spare.filter(([, bytes]) => bytes > 0))
}

const sizeOf = (groups: Iterable<Group>) => [...groups].reduce((sum, { size }) => sum + size, 0)

/** The groups through which one of the two imports the other. */
function groupsBetween(a: Group, b: Group): Group[] {
  const between = (from: Group, to: Group) =>
    [...closureOf(from.imports)].filter((group) => group !== to && closureOf(group.imports).has(to))
  return [...between(a, b), ...between(b, a)]
}

/** The groups and everything that they import. */
function closureOf(groups: Iterable<Group>): Set<Group> {
  const closure = new Set(groups)
  for (const { imports } of closure) for (const imported of imports) closure.add(imported)
  return closure
}
