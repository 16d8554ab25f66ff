import type { Contract, Node } from '../contract.ts'
import { outcomeIn } from '../differences/answer.ts'
import { answerCheckOf } from '../differences/answer-check.ts'
import { causeOfAnyAnswer } from '../differences/any-answer.ts'
import { compareValues } from '../differences/compare-values.ts'
import type { Counted, IsExact, Pairs } from '../differences/comparison-context.ts'
import type { Difference } from '../differences/difference.ts'
import { compareOutcomes, withContract } from '../differences/without-echoes.ts'
import type { HttpResult } from '../http/http-result.ts'
import type { ScenarioStep } from './scenario-runner.ts'

type Answered = Extract<HttpResult, { isAnswered: true }>

export type Against = { contract: Contract; pairs: Pairs; counted: Counted; sameData: boolean; isExact: IsExact }

/** Returns how an answer of the other provider differs from the mock's by its meaning; empty if both mean the same. */
export function compareAnswers(against: Against, mock: ScenarioStep, provider: ScenarioStep): Difference[] {
  const [one, other] = [mock.result, provider.result]
  if (!one.isAnswered)
    return other.isAnswered ? [{ kind: 'silence', received: `the mock did not answer: ${one.why}` }] : []
  const cause = causeOfAnyAnswer(other)
  if (cause !== undefined || !other.isAnswered) return cause === undefined ? [] : [cause]
  const { operation } = mock
  const around = compareEnvelopes(one, other, against.sameData, operation !== undefined)
  const isOther = around.some(({ kind }) => !['header', 'media-type'].includes(kind))
  if (one.content !== 'json' || isOther) return around
  const isRefusal = outcomeIn(one.status, Object(one.body) as object).error !== undefined
  const context = {
    ...against,
    operation,
    answer: { status: one.status, body: { content: one.body } },
    clocks: { expected: one.clock, received: other.clock },
    isExact: isRefusal ? () => true : against.isExact,
    sameData: against.sameData || isRefusal || operation === undefined,
    isMade: operation !== undefined && operation.method === 'POST' && !operation.id.startsWith('logIn'),
    found: [],
  }
  compareValues(context, '', one.body, other.body)
  const check = () =>
    operation ? answerCheckOf(against.contract)(operation, other.status, Object(other.body) as Node) : []
  return [...around, ...withContract(context.found, check)]
}

/** HTTP statuses by which a server says that it does not have the operation. */
const ABSENT = new Set([404, 405, 501])

/** Compares everything around a body: whether it ran and how it ended, the media type, the headers of the contract. */
function compareEnvelopes(mock: Answered, provider: Answered, sameData: boolean, isOfApi: boolean): Difference[] {
  const { status: received, content } = provider
  const expected = outcomeIn(mock.status, Object(mock.body) as object)
  const outcome = content === 'json' ? compareOutcomes(expected, received, Object(provider.body) as object) : undefined
  if (isOfApi && mock.status !== received && (content !== 'json' || outcome?.kind === 'no-envelope')) {
    if (ABSENT.has(received)) return [{ kind: 'absent', received }]
    if (received >= 500) return [{ kind: 'broken', received, mediaType: undefined }]
  }
  if (content === 'unreadable') return [{ kind: 'unreadable' }]
  if (mock.content !== content)
    return [
      content === 'empty'
        ? { kind: 'no-body' }
        : { kind: 'media-type', expected: mock.mediaType, received: provider.mediaType },
    ]
  const found: Difference[] = []
  if (isOfApi && outcome !== undefined && mock.content === 'json') found.push(outcome)
  else if (mock.status !== received) found.push({ kind: 'status', expected: mock.status, received })
  if (mock.mediaType !== provider.mediaType)
    found.push({ kind: 'media-type', expected: mock.mediaType, received: provider.mediaType })
  const seconds = [mock.retryAfter, provider.retryAfter].map((text) => (text === undefined ? undefined : Number(text)))
  const isNear = seconds[0] === seconds[1] || Math.abs((seconds[0] ?? Number.NaN) - (seconds[1] ?? Number.NaN)) <= 1
  // The Retry-After of an overloaded provider is its own decision; the length of a lock is a rule.
  const isOwn = !sameData && expected.error === 'rate-limited' && /^\d+$/.test(provider.retryAfter ?? '')
  if (!isNear && !isOwn)
    found.push({
      kind: 'header',
      name: 'Retry-After',
      expected: mock.retryAfter ?? 'none',
      received: provider.retryAfter,
    })
  return found
}
