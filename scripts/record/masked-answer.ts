import type { components } from '#generated/sandbox.d.ts'
import type { JsonObject, Operation } from '#mock/kernel/contract/contract.ts'
import type { Mask, MaskParts } from './mask.ts'

type CallStep = components['schemas']['CallStep']
type Envelope = Readonly<Record<string, unknown>>
type Outcome = Pick<CallStep, 'errorCode' | 'error' | 'answer'>

/** Replaces a value that the contract does not know. */
const UNKNOWN = 'unknown'
const OFF_THE_CONTRACT =
  'answered with an error_code or error that the contract does not know: recorded as its HTTP status and "unknown"'

/** The parts of an answer that may be saved, and the remarks about it. */
export function maskedAnswer(
  { outcomes }: Operation,
  /** Empty for a PDF. */
  { status, envelope }: { readonly status: number; readonly envelope: Envelope | undefined },
  schemas: readonly JsonObject[],
  { parts, mask }: { readonly parts: MaskParts; readonly mask: Mask },
): Outcome & { readonly warnings: readonly string[] } {
  if (!envelope) return { errorCode: status, warnings: [] }
  const { error_code: code, error: name, fields, ...rest } = envelope
  const error = name === undefined || typeof name === 'string' ? name : ''
  const isKnown = (error === undefined || parts.publicTexts.isCode(error)) && outcomes.some((one) => one.code === code)
  const saved = {
    errorCode: outcomes.some((one) => one.code === code) ? Number(code) : status,
    ...(error !== undefined && { error: parts.publicTexts.isCode(error) ? error : UNKNOWN }),
  }
  const masked = mask.value(rest, schemas, '') as JsonObject
  const answer = {
    error_code: saved.errorCode,
    ...(saved.error !== undefined && { error: saved.error }),
    ...masked,
    ...(typeof fields === 'object' && fields !== null && { fields: maskedFields(fields as Envelope, parts, mask) }),
  }
  const left =
    mask.dropped === 0 ? [] : [`answered with ${mask.dropped} fields that the contract does not know: left out`]
  return { ...saved, answer, warnings: [...(isKnown ? [] : [OFF_THE_CONTRACT]), ...left] }
}

function maskedFields(fields: Envelope, { publicTexts }: MaskParts, mask: Mask): JsonObject {
  const nameOf = (name: string) =>
    name.replaceAll(/[^.[\]]+/g, (part) => (publicTexts.isName(part) ? part : mask.name(part)))
  return Object.fromEntries(
    Object.entries(fields).map(([name, code]) => [
      nameOf(name),
      publicTexts.isCode(String(code)) ? String(code) : UNKNOWN,
    ]),
  )
}
