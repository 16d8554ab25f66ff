/** The value of a JSON text; undefined if there is no text, or if it cannot be read. */
export function readJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The texts of a JSON list; empty if it cannot be read. */
export function readTextList(text: string | undefined): readonly string[] {
  const read = readJson(text)
  return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : []
}
