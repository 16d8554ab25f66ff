const END = 0x06_05_4b_50
const END_OF_LONG = 0x07_06_4b_50
const ENTRY = 0x02_01_4b_50
/** The end of a ZIP is followed by a comment of at most 65,535 bytes. */
const END_BYTES = 22
const MOST_COMMENT = 65_535

/** The names of the files in a ZIP, by its directory; empty if it has none. Names are read as Latin letters. */
export const entriesOfZip = (bytes: Uint8Array): readonly string[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const names: string[] = []
  for (let at = end === undefined ? bytes.length : directoryOf(view, end); at + 46 <= bytes.length; ) {
    if (view.getUint32(at, true) !== ENTRY) break
    const length = view.getUint16(at + 28, true)
    names.push(String.fromCharCode(...bytes.subarray(at + 46, at + 46 + Math.min(length, 255))))
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

const endOf = (view: DataView): number | undefined => {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at -= 1) if (view.getUint32(at, true) === END) return at
  return undefined
}

/** Some programs write the form for more than 4 GB, in which the directory is found through another end. */
const directoryOf = (view: DataView, end: number): number => {
  const directory = view.getUint32(end + 16, true)
  if (directory !== 0xff_ff_ff_ff || end < 20 || view.getUint32(end - 20, true) !== END_OF_LONG) return directory
  // The lower half of each place of eight bytes is enough: no file is that large.
  const longEnd = view.getUint32(end - 12, true)
  return longEnd + 56 > view.byteLength ? view.byteLength : view.getUint32(longEnd + 48, true)
}
