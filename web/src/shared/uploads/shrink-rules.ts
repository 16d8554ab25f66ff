import { FILE_LIMIT } from './file-refusal.ts'

export type Size = { width: number; height: number }

/** Pixels of the longest side of what is sent: more than the provider keeps (1,600), so that it has something to choose from. */
export const LONGEST_SIDE = 2000

/** The size to send a photo in: as it is while it fits, never larger. */
export function shrunkSize({ width, height }: Size, longest: number = LONGEST_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Too many pixels, or too many bytes for those it has (a BMP): drawn anew before it is sent. */
export function isToBeDrawn(size: Size, bytes: number): boolean {
  return Math.max(size.width, size.height) > LONGEST_SIDE || bytes > FILE_LIMIT
}

/**
 * Which of the two is sent. `drawn` is undefined where this browser could not draw it; what has not become smaller is sent as it was.
 * Undefined when neither fits.
 */
export function smallerOf(original: File, drawn: File | undefined): File | undefined {
  const chosen = drawn && drawn.size < original.size ? drawn : original
  return chosen.size <= FILE_LIMIT ? chosen : undefined
}
