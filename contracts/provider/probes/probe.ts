import { outcomeIn } from '../../differences/answer.ts'
import { formatOutcome } from '../../differences/outcome-texts.ts'
import type { HttpCall, HttpResult } from '../../http/http-result.ts'

export type ProbeAnswer = Extract<HttpResult, { isAnswered: true }>

/**
 * A generated call that no pact holds, made from a recorded one that succeeds. A provider must answer it as the contract says, whatever
 * its data.
 */
export type Probe = {
  /** What is special about the call; the same text in several operations is one cause. */
  cause: string
  /** The changed part of this call: a field, a header. */
  detail?: string
  call: HttpCall
  /** The refusal that the contract requires; without it any answer but a 400 is right. */
  refusal?: { status: number; error: string; fields?: readonly string[]; header?: string }
  /** What to change in the backend. */
  remedy: string
}

/** The answer that the contract requires, as text. */
export const expectedText = ({ refusal }: Probe): string =>
  refusal === undefined
    ? 'an answer in the envelope, and no 400'
    : `${formatOutcome({ ...refusal, code: refusal.status })}${refusal.header === undefined ? '' : `, with the header ${refusal.header}`}`

/** How an answer differs from what the contract requires, as text; undefined if it does not. */
export function differenceOf({ refusal }: Probe, answer: ProbeAnswer): string | undefined {
  const { status, content, body } = answer
  const { error_code: code, error, fields: named } = envelopeOf(body)
  const received = outcomeText(answer)
  if (refusal === undefined) return status === 400 || code === 400 || !isAnswer(content) ? received : undefined
  if (status !== refusal.status || code !== refusal.status || error !== refusal.error) return received
  const unnamed = refusal.fields?.filter((field) => !isNamed(field, named)) ?? []
  if (unnamed.length > 0)
    return `${received}, and fields (${Object.keys(named ?? {}).join(', ') || 'empty'}) does not name ${unnamed.join(', ')}`
  if (refusal.header !== undefined && answer.headers?.has(refusal.header) !== true)
    return `${received}, without the header ${refusal.header}`
  return undefined
}

const isAnswer = (content: ProbeAnswer['content']) => content === 'json' || content === 'pdf'

function outcomeText({ status, content, body }: ProbeAnswer): string {
  return content === 'json'
    ? formatOutcome(outcomeIn(status, Object(body) as object))
    : `HTTP ${status} without a JSON envelope`
}

/** The outcome of a result as text: without an answer, why there is none. */
export const outcomeOf = (result: HttpResult): string => (result.isAnswered ? outcomeText(result) : result.why)

export const isSuccess = (result: HttpResult): result is ProbeAnswer =>
  result.isAnswered && result.content === 'json' && envelopeOf(result.body).error_code === 200

const envelopeOf = (body: unknown) =>
  (typeof body === 'object' && body !== null ? body : {}) as {
    error_code?: unknown
    error?: unknown
    fields?: Record<string, unknown>
  }

/** A field at fault is named by itself or by a place inside of it. */
const isNamed = (field: string, fields: Record<string, unknown> = {}) =>
  Object.keys(fields).some((name) => name === field || name.startsWith(`${field}.`) || name.startsWith(`${field}[`))
