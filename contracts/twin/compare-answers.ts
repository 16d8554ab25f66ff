import type { Contract, Node } from '../contract.ts'
import type { HttpResult } from '../http/http-result.ts'
import { answerSchema, type Described } from './answer-schema.ts'
import { compareValues } from './compare-bodies.ts'
import type { Counted } from './comparing.ts'
import type { CallOutcome, TwinDifference } from './difference.ts'
import type { Pairs } from './matched-values.ts'
import type { ScenarioStep } from './scenario-runner.ts'

type Came = Extract<HttpResult, { came: true }>
type NoAnswer = Extract<HttpResult, { came: false }>

export type Against = {
  contract: Contract
  pairs: Pairs
  counted: Counted
  sameData: boolean
  isExact: (path: string, value: unknown, schema: Described) => boolean
}

/** Returns how an answer of the other provider differs from the mock's by its meaning; empty if both mean the same. */
export function compareAnswers(against: Against, mock: ScenarioStep, provider: ScenarioStep): TwinDifference[] {
  const [one, other] = [mock.result, provider.result]
  if (!one.came || !other.came) {
    if (one.came === other.came) return []
    const { kind, why } = (one.came ? other : one) as NoAnswer
    if (kind === 'redirect') return [{ kind, why }]
    return [{ kind: 'silence', why, ...(kind === 'late' && { isLate: true }) }]
  }
  const about = compareEnvelopes(one, other, against.sameData)
  if (one.content !== 'json' || other.content !== 'json' || about.some(({ kind }) => kind === 'outcome')) return about
  const found = [...about]
  const { operation } = mock
  const isRefusal = outcomeOf(one).error !== undefined
  compareValues(
    {
      ...against,
      operation,
      clocks: { mock: one.clock, provider: other.clock },
      isExact: isRefusal ? () => true : against.isExact,
      sameData: against.sameData || isRefusal || operation === undefined,
      isMade: operation !== undefined && operation.method === 'POST' && !operation.id.startsWith('logIn'),
      found,
    },
    '',
    operation && answerSchema(against.contract, operation, one.status),
    one.body,
    other.body,
  )
  return found
}

/** Compares everything around a body: whether it ran and how it ended, the media type, the headers of the contract. */
function compareEnvelopes(mock: Came, provider: Came, sameData: boolean): TwinDifference[] {
  if (mock.content !== provider.content)
    return [{ kind: 'content', mock: contentWords[mock.content], provider: contentWords[provider.content] }]
  const found: TwinDifference[] = []
  const [one, other] = [outcomeOf(mock), outcomeOf(provider)]
  const parts = (['status', 'error_code', 'error'] as const).filter((part) => one[part] !== other[part])
  if (parts.length > 0) found.push({ kind: 'outcome', parts, mock: one, provider: other })
  if (mock.mediaType !== provider.mediaType)
    found.push({ kind: 'media-type', mock: mock.mediaType, provider: provider.mediaType })
  const seconds = [mock.retryAfter, provider.retryAfter].map((text) => (text === undefined ? undefined : Number(text)))
  const isNear = seconds[0] === seconds[1] || Math.abs((seconds[0] ?? Number.NaN) - (seconds[1] ?? Number.NaN)) <= 1
  // The Retry-After of an overloaded provider is its own decision; the length of a lock is a rule.
  const isOwn = !sameData && one.error === 'rate-limited' && /^\d+$/.test(provider.retryAfter ?? '')
  if (!isNear && !isOwn)
    found.push({ kind: 'header', name: 'Retry-After', mock: mock.retryAfter, provider: provider.retryAfter })
  return found
}

const contentWords = {
  json: 'a JSON object',
  pdf: 'a whole PDF',
  empty: 'nothing at all',
  unreadable: 'something that is neither JSON nor a whole PDF',
}

function outcomeOf({ status, body, content }: Came): CallOutcome {
  if (content !== 'json' || typeof body !== 'object' || body === null) return { status }
  const { error_code, error } = body as Node
  return { status, ...(error_code !== undefined && { error_code }), ...(error !== undefined && { error }) }
}
