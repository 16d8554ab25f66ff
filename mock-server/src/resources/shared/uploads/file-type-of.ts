/**
 * The type of an upload, by its first bytes (rule 19.9). `file-type` is loaded with the first upload, so that it does not
 * slow down the start. `null` if the type is unknown.
 */
export const fileTypeOf = async (bytes: Uint8Array, fileName: string): Promise<string | null> => {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime === COMPOUND_FILE) return compoundTypeOf(fileName)
  return found?.mime ?? null
}

/** DOC and XLS have the same container; only the name distinguishes them. */
const COMPOUND_FILE = 'application/x-cfb'
const compoundTypeOf = (fileName: string): string =>
  /\.xls$/i.test(fileName) ? 'application/vnd.ms-excel' : 'application/msword'
