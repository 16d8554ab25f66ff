import type { ContractOperation } from '../contract.ts'
import { exactByPact } from '../exact-values.ts'
import type { HttpResult } from '../http/http-result.ts'
import type { Values } from '../http/recorded-call.ts'
import { compareAnswers } from './compare-answers.ts'
import type { TwinDifference } from './difference.ts'
import { exactByScenario } from './is-exact.ts'
import { Pairs } from './matched-values.ts'
import { type Performed, perform } from './perform.ts'
import type { Pairing, Play } from './plays.ts'

/** A difference, and the step that showed it with the mock's answer; `nth` counts the steps from 1 and is 0 before them. */
export type TwinAnswer = {
  difference: TwinDifference
  step: string
  nth: number
  operation: ContractOperation | undefined
  result?: HttpResult
}
export type Played = { play: Play; shown: TwinAnswer[]; steps: number; skipped: string | undefined }

/** Plays on both sides at once and compares the results. */
export async function playOnBoth(pairing: Pairing, play: Play): Promise<Played> {
  const { mock, provider } = pairing
  const [one, other] = await Promise.all([perform(pairing, mock, play), perform(pairing, provider, play)])
  return comparePerformed(pairing, play, one, other)
}

/** Compares the results of one play on both sides, step by step. */
export function comparePerformed(pairing: Pairing, play: Play, mock: Performed, provider: Performed): Played {
  const shown: TwinAnswer[] = []
  for (const [side, { failure }] of [['mock', mock] as const, ['provider', provider] as const])
    if (failure !== undefined)
      shown.push({
        difference: { kind: 'state', side, state: play.given, ...failure },
        step: play.given,
        nth: 0,
        operation: undefined,
      })
  if (shown.length > 0) return { play, shown, steps: 0, skipped: undefined }

  const pairs = pairOf(mock.values, provider.values)
  for (const [index, step] of mock.steps.entries()) {
    const other = provider.steps[index]
    if (other === undefined) break
    const own = play.recorded ? exactByPact(play.recorded) : exactByScenario(mock.steps, index)
    const isExact = pairing.sameData ? () => true : own
    const differences = compareAnswers({ ...pairing, pairs, isExact }, step, other)
    if (differences.some((one) => isForToken(one, mock.values, provider.values))) {
      const difference = { kind: 'state', side: 'provider', state: play.given, action: 'setup', why: NO_TOKEN } as const
      return {
        play,
        shown: [{ difference, step: play.given, nth: 0, operation: undefined }],
        steps: 0,
        skipped: undefined,
      }
    }
    shown.push(
      ...differences.map((difference) => ({
        difference,
        step: step.name,
        nth: index + 1,
        operation: step.operation,
        result: step.result,
      })),
    )
  }
  if (shown.length === 0) shown.push(...endOf(mock, provider))
  return { play, shown, steps: mock.steps.length, skipped: mock.skipped ?? provider.skipped }
}

const NO_TOKEN = 'its answer has no token, which the scenario sends'

/** A call was refused for lack of a token that the state had to return: the state is wrong. */
const isForToken = (difference: TwinDifference, mock: Values, provider: Values): boolean =>
  difference.kind === 'outcome' &&
  ['token-missing', 'token-invalid'].includes(String(difference.provider.error)) &&
  mock.token !== undefined &&
  provider.token === undefined

/** One side continued where the other could not, although nothing differed before. */
function endOf(mock: Performed, provider: Performed): TwinAnswer[] {
  const side = provider.ended !== undefined && mock.ended === undefined ? 'provider' : 'mock'
  const why = side === 'provider' ? provider.ended : mock.ended
  if (why === undefined || (mock.ended !== undefined && provider.ended !== undefined)) return []
  const { steps } = side === 'provider' ? provider : mock
  const last = steps.at(-1)
  const { name = '', operation } = last ?? {}
  return [{ difference: { kind: 'end', side, why }, step: name, nth: steps.length, operation }]
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
