const SECTOR = 512
const NONE = 0xff_ff_ff_ff

type Stream = string | { readonly storage: string; readonly streams: readonly Stream[] }

/** A compound file (the container of old Office) of empty streams. Its directory is not in one piece, as in a file that was edited. */
export const compoundFile = (streams: readonly Stream[]): Uint8Array<ArrayBuffer> => {
  const entries: { name: string; right: number; child: number }[] = []
  const add = (list: readonly Stream[]): number => {
    const [first, ...others] = list
    if (first === undefined) return NONE
    const id = entries.push({ name: typeof first === 'string' ? first : first.storage, right: NONE, child: NONE }) - 1
    Object.assign(entries[id] ?? {}, {
      right: add(others),
      child: typeof first === 'string' ? NONE : add(first.streams),
    })
    return id
  }
  add([{ storage: 'Root Entry', streams }])
  const sectors = Math.ceil(entries.length / 4)
  const bytes = new Uint8Array(SECTOR * (2 + 2 * sectors))
  const view = new DataView(bytes.buffer)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  view.setUint16(30, 9, true)
  view.setUint32(48, 1, true)
  for (let n = 0; n < 109; n += 1) view.setUint32(76 + 4 * n, n === 0 ? 0 : NONE, true)
  // The allocation table: every second sector belongs to the directory.
  for (let n = 0; n < sectors; n += 1)
    view.setUint32(SECTOR + 4 * (1 + 2 * n), n === sectors - 1 ? NONE - 1 : 3 + 2 * n, true)
  for (const [id, { name, right, child }] of entries.entries()) {
    const at = SECTOR * (2 + 2 * Math.floor(id / 4)) + 128 * (id % 4)
    for (const [n, letter] of Array.from(name).entries()) view.setUint16(at + 2 * n, letter.charCodeAt(0), true)
    view.setUint16(at + 64, 2 * (name.length + 1), true)
    for (const [n, value] of [NONE, right, child].entries()) view.setUint32(at + 68 + 4 * n, value, true)
  }
  return bytes
}

/** A ZIP of empty files. */
export const zipFile = (names: readonly string[]): Uint8Array<ArrayBuffer> => {
  const local: number[] = []
  const directory: number[] = []
  const four = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >> 24) & 255]
  for (const name of names) {
    const letters = [...new TextEncoder().encode(name)]
    const length = [letters.length, 0]
    directory.push(
      ...four(0x02_01_4b_50),
      ...Array(24).fill(0),
      ...length,
      ...Array(12).fill(0),
      ...four(local.length),
      ...letters,
    )
    local.push(...four(0x04_03_4b_50), ...Array(22).fill(0), ...length, 0, 0, ...letters)
  }
  const count = [names.length, 0, names.length, 0]
  const end = [...four(0x06_05_4b_50), 0, 0, 0, 0, ...count, ...four(directory.length), ...four(local.length), 0, 0]
  return Uint8Array.from([...local, ...directory, ...end])
}

export const wordFile = () => zipFile(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'])
export const excelFile = () => zipFile(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'])
export const oldWordFile = () => compoundFile(['1Table', 'CompObj', 'Data', 'SummaryInformation', 'WordDocument'])
export const oldExcelFile = () => compoundFile(['SummaryInformation', 'Workbook'])
