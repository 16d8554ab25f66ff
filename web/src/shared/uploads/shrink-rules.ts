import { FILE_LIMIT } from './file-refusal.ts'

export type Size = { width: number; height: number }

/** Pixels of the longest side of a sent photo: more than the provider stores (1,600), so that it can scale down itself. */
export const LONGEST_SIDE = 2000

/** The size in which to send a photo: unchanged if it fits, never larger. */
export function shrunkSize({ width, height }: Size, longest: number = LONGEST_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Whether a photo is re-encoded before sending: too many pixels, or too many bytes for its pixels (a BMP). */
export function isToBeDrawn(size: Size, bytes: number): boolean {
  return Math.max(size.width, size.height) > LONGEST_SIDE || bytes > FILE_LIMIT
}

/** `drawn` is undefined if this browser could not re-encode the photo. Undefined if neither is within the limit. */
export function smallerOf(original: File, drawn: File | undefined): File | undefined {
  const chosen = drawn && drawn.size < original.size ? drawn : original
  return chosen.size <= FILE_LIMIT ? chosen : undefined
}
