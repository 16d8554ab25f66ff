import type { Json, JsonObject } from '#mock/kernel/contract/contract.ts'
import { jsonOf, type SentPart } from './exchange.ts'
import type { Mask, MaskParts } from './mask.ts'

const STEP_BYTES = 100_000
/** A file of 5 MB is accepted, one byte more is refused. */
const LARGEST_FILE = 5_242_880
/** A media type that no contract lists, and that is not JSON. */
const UNKNOWN_CATEGORY = 'unknown-category'
const BROKEN_META = '{'

/** Describes a file only by its kind and approximate length: its `meta` violates the contract if the real one did. */
export function maskedPart(
  { meta, name, type, size }: SentPart,
  parts: MaskParts,
  mask: Mask,
  upload: readonly JsonObject[],
): SentPart {
  const stem = parts.pseudonyms.of(name, undefined, (text) => /^id-\d+$/.test(text))
  const schemas = upload.flatMap(({ properties }) =>
    parts.branches.of(((properties ?? {}) as JsonObject)['meta[0]'] ?? {}),
  )
  return {
    meta: maskedMeta(meta, mask, schemas, parts),
    name: `${stem}${parts.publicTexts.endingOf(name)}`,
    type: parts.publicTexts.fileType(type),
    size: coarseSize(size),
  }
}

function maskedMeta(
  meta: string,
  mask: Mask,
  schemas: readonly JsonObject[],
  { branches, schemas: checks }: MaskParts,
): string {
  const parsed = jsonOf(Buffer.from(meta))
  if (!parsed) return BROKEN_META
  const masked = mask.value(parsed, schemas, '') as JsonObject
  if (!('category' in parsed)) return JSON.stringify(masked)
  const lists = branches.member(schemas, 'category').schemas
  const isKnown = lists.some((list) => checks.fits(list, parsed.category))
  return JSON.stringify({ ...masked, category: isKnown ? (parsed.category as Json) : UNKNOWN_CATEGORY })
}

function coarseSize(size: number): number {
  const coarse = Math.ceil(size / STEP_BYTES) * STEP_BYTES
  return size <= LARGEST_FILE ? Math.min(coarse, LARGEST_FILE) : coarse
}
