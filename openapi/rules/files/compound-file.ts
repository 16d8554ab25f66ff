/** Bytes of a directory entry, and the longest name in it, in letters of two bytes. */
const ENTRY = 128
const MAX_NAME_LENGTH = 31
const HEADER = 512
/** The header lists so many sectors of the allocation table: enough for 6.8 MB. */
const LISTED_SECTORS = 109
const NONE = 0xff_ff_ff_ff

/**
 * The names at the root of a compound file (the container of old Office, MS-CFB), by its directory; those that are inside an embedded
 * document are left out. Empty if the file contradicts itself.
 */
export const entriesOfCompoundFile = (bytes: Uint8Array): readonly string[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const directory = directoryOf(view)
  const [root] = directory
  const names: string[] = []
  const seen = new Set<number>([NONE])
  const waiting = root ? [root.child] : []
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = directory[id]
    if (!entry || seen.has(id)) continue
    seen.add(id)
    names.push(entry.name)
    waiting.push(entry.left, entry.right)
  }
  return names
}

type Entry = { readonly name: string; readonly left: number; readonly right: number; readonly child: number }

const directoryOf = (view: DataView): readonly Entry[] => {
  if (view.byteLength < HEADER) return []
  const size = 2 ** view.getUint16(30, true)
  if (size !== 512 && size !== 4_096) return []
  const entries: Entry[] = []
  const seen = new Set<number>()
  for (let sector = view.getUint32(48, true); !seen.has(sector); sector = sectorAfter(view, sector, size)) {
    const start = placeOf(sector, size)
    if (start + size > view.byteLength) break
    seen.add(sector)
    for (let at = start; at < start + size; at += ENTRY) entries.push(entryAt(view, at))
  }
  return entries
}

/** The first sector begins where a sector of the header ends. */
const placeOf = (sector: number, size: number): number => (sector + 1) * size

/** The number of the next sector of a chain, by the allocation table. */
const sectorAfter = (view: DataView, sector: number, size: number): number => {
  const perSector = size / 4
  const listed = Math.floor(sector / perSector)
  if (listed >= LISTED_SECTORS) return NONE
  const at = placeOf(view.getUint32(76 + 4 * listed, true), size) + 4 * (sector % perSector)
  return at + 4 > view.byteLength ? NONE : view.getUint32(at, true)
}

const entryAt = (view: DataView, at: number): Entry => {
  const length = Math.min(Math.max(0, view.getUint16(at + 64, true) / 2 - 1), MAX_NAME_LENGTH)
  const name = Array.from({ length }, (_, n) => String.fromCharCode(view.getUint16(at + 2 * n, true))).join('')
  return {
    name,
    left: view.getUint32(at + 68, true),
    right: view.getUint32(at + 72, true),
    child: view.getUint32(at + 76, true),
  }
}
