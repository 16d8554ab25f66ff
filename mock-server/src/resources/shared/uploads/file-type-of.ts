/**
 * What the bytes of an upload are, by their first bytes (rule 19.9). `file-type` is loaded with the first upload, so that a start
 * does not pay for it. `null`: they say nothing known.
 */
export const fileTypeOf = async (bytes: Uint8Array, fileName: string): Promise<string | null> => {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime === COMPOUND_FILE) return compoundTypeOf(fileName)
  return found?.mime ?? null
}

/** DOC and XLS are the same container; which of them it is only the name says. */
const COMPOUND_FILE = 'application/x-cfb'
const compoundTypeOf = (fileName: string): string =>
  /\.xls$/i.test(fileName) ? 'application/vnd.ms-excel' : 'application/msword'
