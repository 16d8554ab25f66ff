/** Why the worlds of a folder cannot be opened and what to do about it, in sentences for the operator. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

const elsewhere = 'start this one with another folder: --data OTHER'

export const ANSWER = {
  elsewhere,
  damaged: `Put back a copy of the folder from before, or ${elsewhere}.`,
} as const

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
