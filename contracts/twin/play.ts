import { explainFailure } from '../network-words.ts'
import type { Contract, Operation } from '../provider/contract.ts'
import { operationOf } from '../provider/contract.ts'
import { missingValues } from '../provider/needed-values.ts'
import { type Interaction, nameOf } from '../provider/pact-file.ts'
import { StateDesk } from '../provider/state-desk.ts'
import { compareAnswers } from './compare-answers.ts'
import type { Counted } from './comparing.ts'
import type { TwinDifference } from './difference.ts'
import { exactByPact, exactByStory } from './exact.ts'
import type { Heard } from './heard.ts'
import { Pairs } from './pairs.ts'
import type { Values } from './recorded-call.ts'
import type { Side } from './side.ts'
import type { Story } from './story.ts'
import { type Abilities, type Stage, type Step, StoryEnds, Teller } from './teller.ts'

/** A story, or a single recorded call as one. */
export type Play = Story & { recorded: Interaction | undefined }

/** A difference, and the step that showed it with what the mock answered; `nth` counts the steps from 1, and is 0 before them. */
export type Shown = {
  difference: TwinDifference
  step: string
  nth: number
  operation: Operation | undefined
  heard?: Heard
}
export type Played = { play: Play; shown: Shown[]; steps: number; skipped: string | undefined }

export type Pairing = {
  mock: Side
  provider: Side
  contract: Contract
  recorded: readonly Interaction[]
  abilities: Abilities
  /** Both sides hold the people of the default scenario with all their data. */
  sameData: boolean
  patienceMs: number
  counted: Counted
}

/** Every recorded call, given its state, and every story. */
export function allPlays(contract: Contract, recorded: readonly Interaction[], stories: readonly Story[]): Play[] {
  const calls = recorded.map((interaction): Play => {
    const [state] = interaction.providerStates ?? []
    return {
      name: nameOf(interaction),
      given: state?.name ?? 'the default scenario',
      ...(state?.params && { params: state.params }),
      operations: [operationOf(contract, interaction).id],
      recorded: interaction,
      tell: async (teller) => {
        await teller.make(interaction)
      },
    }
  })
  return [...calls, ...stories.map((story): Play => ({ ...story, recorded: undefined }))]
}

/** Plays on both sides at once and compares what was heard. */
export async function playOnBoth(pairing: Pairing, play: Play): Promise<Played> {
  const { mock, provider } = pairing
  const [one, other] = await Promise.all([perform(pairing, mock, play), perform(pairing, provider, play)])
  return comparePerformed(pairing, play, one, other)
}

/** Compares two performances of one play, step by step. */
export function comparePerformed(pairing: Pairing, play: Play, mock: Performed, provider: Performed): Played {
  const shown: Shown[] = []
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
    const own = play.recorded ? exactByPact(play.recorded) : exactByStory(mock.steps, index)
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
        heard: step.heard,
      })),
    )
  }
  if (shown.length === 0) shown.push(...endOf(mock, provider))
  return { play, shown, steps: mock.steps.length, skipped: mock.skipped ?? provider.skipped }
}

type Failure = { action: 'setup' | 'teardown'; why: string }

/** What one side did with a play. */
export type Performed = { steps: Step[]; values: Values; failure?: Failure; ended?: string; skipped?: string }

/** Brings about the state, tells the story, and ends the state. */
export async function perform(pairing: Pairing, side: Side, play: Play): Promise<Performed> {
  const { contract, recorded, abilities, patienceMs } = pairing
  const desk = new StateDesk(side.states)
  const values = await desk.setUp(play.given, play.params ?? {})
  const names = play.recorded && desk.failure === undefined ? missingValues(play.recorded, values) : []
  const why =
    desk.failure ?? (names.length > 0 ? `its answer has no ${names.join(' and no ')}, which the call sends` : undefined)
  if (why !== undefined) return { steps: [], values, failure: { action: 'setup', why } }
  const stage: Stage = { side, world: desk.world, abilities, contract, recorded, patienceMs }
  const teller = new Teller(stage, values)
  const end = await play.tell(teller).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof StoryEnds) return error
      throw error
    },
  )
  const failure = await desk.tearDown(play.given, play.params ?? {}).then(
    () => undefined,
    (error: unknown): Failure => ({ action: 'teardown', why: `to "action": "teardown" ${explainFailure(error)}` }),
  )
  return {
    steps: teller.steps,
    values,
    ...(failure !== undefined && { failure }),
    ...(end && (end.skipped ? { skipped: end.message } : { ended: end.message })),
  }
}

const NO_TOKEN = 'its answer has no token, which the story sends'

/** Refused for want of a token that the state had to hand out: what is wrong is the state. */
const isForToken = (difference: TwinDifference, mock: Values, provider: Values): boolean =>
  difference.kind === 'outcome' &&
  ['token-missing', 'token-invalid'].includes(String(difference.provider.error)) &&
  mock.token !== undefined &&
  provider.token === undefined

/** One side went on where the other could not, though nothing differed before. */
function endOf(mock: Performed, provider: Performed): Shown[] {
  const side = provider.ended !== undefined && mock.ended === undefined ? 'provider' : 'mock'
  const why = side === 'provider' ? provider.ended : mock.ended
  if (why === undefined || (mock.ended !== undefined && provider.ended !== undefined)) return []
  const { steps } = side === 'provider' ? provider : mock
  const last = steps.at(-1)
  const { name = '', operation } = last ?? {}
  return [{ difference: { kind: 'end', side, why }, step: name, nth: steps.length, operation }]
}

/** The values of a state stand for each other from the beginning. */
function pairOf(mock: Values, provider: Values): Pairs {
  const pairs = new Pairs()
  for (const [name, value] of Object.entries(mock)) {
    const other = provider[name]
    if (typeof value === 'string' && typeof other === 'string' && value !== '' && other !== '')
      pairs.learn(value, other, name)
  }
  return pairs
}
