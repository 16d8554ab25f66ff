import type { IsExact } from '../differences/comparison-context.ts'
import { Pairs } from '../differences/comparison-context.ts'
import type { Difference } from '../differences/difference.ts'
import type { ShownDifference } from '../differences/findings.ts'
import { textKind } from '../differences/text-kind.ts'
import { exactByPact } from '../exact-values.ts'
import type { Values } from '../http/recorded-call.ts'
import { compareAnswers } from './compare-answers.ts'
import { type Performed, perform } from './perform.ts'
import type { Pairing, Play } from './plays.ts'
import type { ScenarioStep } from './scenario-runner.ts'

export type Played = { play: Play; shown: ShownDifference[]; steps: number; skipped: string | undefined }

/** Plays on both sides at once and compares the results. */
export async function playOnBoth(pairing: Pairing, play: Play): Promise<Played> {
  const { mock, provider } = pairing
  const [one, other] = await Promise.all([perform(pairing, mock, play), perform(pairing, provider, play)])
  return comparePerformed(pairing, play, one, other)
}

/** Compares the results of one play on both sides, step by step. */
export function comparePerformed(pairing: Pairing, play: Play, mock: Performed, provider: Performed): Played {
  const operation = pairing.contract.operations.find(({ id }) => id === play.operations[0])
  const show = (difference: Difference, call = play.recorded?.description ?? play.name): ShownDifference => ({
    difference,
    operation,
    expected: play.recorded?.response ?? { status: 200 },
    call: { interaction: call, given: play.given },
  })
  const ofState = [...failureOf(mock.failure, 'the mock: '), ...failureOf(provider.failure)].map((one) => show(one))
  if (ofState.length > 0) return { play, shown: ofState, steps: 0, skipped: undefined }

  const shown: ShownDifference[] = []
  const pairs = pairOf(mock.values, provider.values)
  for (const [index, step] of mock.steps.entries()) {
    const other = provider.steps[index]
    if (other === undefined) break
    const own = play.recorded ? exactByPact(play.recorded) : exactByScenario(mock.steps, index)
    const isExact = pairing.sameData ? () => true : own
    const differences = compareAnswers({ ...pairing, pairs, isExact }, step, other)
    if (differences.some((one) => isForToken(one, mock.values, provider.values)))
      return { play, shown: [show({ kind: 'lack', fields: ['token'] })], steps: 0, skipped: undefined }
    const { result } = step
    const name = play.recorded?.description ?? `${play.name}: step ${index + 1}, ${step.name}`
    const expected = result.isAnswered ? { status: result.status, body: { content: result.body } } : { status: 200 }
    shown.push(...differences.map((one) => ({ ...show(one, name), operation: step.operation, expected })))
  }
  if (shown.length === 0) shown.push(...endOf(mock, provider).map((one) => show(one)))
  return { play, shown, steps: mock.steps.length, skipped: mock.skipped ?? provider.skipped }
}

const failureOf = (failure: Difference | undefined, side = ''): Difference[] =>
  failure === undefined
    ? []
    : [failure.kind === 'state' ? { ...failure, received: `${side}${failure.received}` } : failure]

/** A call was refused for lack of a token that the state had to return: the state is wrong. */
const isForToken = (difference: Difference, mock: Values, provider: Values): boolean =>
  difference.kind === 'outcome' &&
  ['token-missing', 'token-invalid'].includes(String(difference.received.error)) &&
  mock.token !== undefined &&
  provider.token === undefined

/** One side continued where the other could not, although nothing differed before. */
function endOf(mock: Performed, provider: Performed): Difference[] {
  const [expected, received] = [mock.ended, provider.ended].map((why) =>
    why === undefined ? 'the scenario continues' : `it ends: ${why}`,
  ) as [string, string]
  return (mock.ended === undefined) === (provider.ended === undefined) ? [] : [{ kind: 'end', expected, received }]
}

/** The values of a state are paired from the beginning. */
function pairOf(mock: Values, provider: Values): Pairs {
  const pairs = new Pairs()
  for (const [name, value] of Object.entries(mock)) {
    const other = provider[name]
    if (typeof value === 'string' && typeof other === 'string' && value !== '' && other !== '')
      pairs.learn(value, other, name)
  }
  return pairs
}

/** For a scenario: what was sent to this resource so far must be returned, and values of a closed list follow from its initial state. */
function exactByScenario(steps: readonly ScenarioStep[], index: number): IsExact {
  const resource = resourceOf(steps[index])
  const before = steps.slice(0, index + 1).filter((step) => step.sent !== '' && resourceOf(step) === resource)
  const sent = new Set(before.flatMap((step) => leaves(readJson(step.sent))).filter((one) => typeof one !== 'boolean'))
  return (_place, value, schema) => sent.has(value) || textKind(schema) === 'closed'
}

const resourceOf = (step: ScenarioStep | undefined) => step?.operation?.path.split('/')[1]

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value]

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
