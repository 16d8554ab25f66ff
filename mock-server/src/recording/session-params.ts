import type { CallStep, ClockMove, NewFault, RecordedStep, Recording, Trigger } from './recording.ts'
import { decodePart, findValues, type Origin, type Value } from './values.ts'

/** The steps that `a recorded session` repeats in its own world before the call of a pact. */
export interface SessionParams {
  readonly scenario: string
  readonly now: string
  readonly frozen: boolean
  readonly seed?: number
  readonly steps: readonly RepeatedStep[]
  /** Texts that differ in each run; the steps refer to them as `${name}` and they are returned under their names. */
  readonly values: readonly RepeatedValue[]
  /** The step that returned the token of the call. */
  readonly session?: number
  readonly uid: string
}

export type RepeatedStep =
  | { readonly kind: 'clock'; readonly move: ClockMove }
  | { readonly kind: 'fault'; readonly id: string; readonly fault: NewFault }
  | { readonly kind: 'faults-removed'; readonly fault?: string }
  | { readonly kind: 'trigger'; readonly trigger: Trigger }
  | RepeatedCall

export type RepeatedCall = Omit<CallStep, 'at' | 'query' | 'httpStatus' | 'errorCode' | 'error' | 'answer' | 'sent'> & {
  readonly query?: CallStep['query']
}

export interface RepeatedValue {
  readonly name: string
  readonly step: number
  readonly from: Origin
}

/** Everything before the call at `chosen`; browser steps are covered by the calls they caused. */
export function sessionParams({ scenario, now, frozen, seed, steps }: Recording, chosen: number): SessionParams {
  const before = steps.slice(0, chosen)
  const kept = before.flatMap((step, index) => (isRepeated(step) ? [index] : []))
  const values = valuesFor(steps.slice(0, chosen + 1))
  const call = steps[chosen]
  const session = call?.kind === 'call' ? call.session : undefined
  return {
    scenario,
    now,
    frozen,
    ...(seed !== undefined && { seed }),
    steps: kept.map((index) => repeat(before[index] as RecordedStep, values, kept)),
    values: values.map(({ name, step, origin }) => ({ name, step: kept.indexOf(step), from: origin })),
    ...(session !== undefined && { session: kept.indexOf(session) }),
    uid: call?.kind === 'call' ? call.uid : '',
  }
}

/** The texts that calls use; typed texts are sent by calls. */
export function valuesFor(steps: readonly RecordedStep[]): readonly Value[] {
  return findValues(steps.map((step) => (isRepeated(step) ? step : { kind: 'see', role: 'heading', text: '' })))
}

const isRepeated = ({ kind }: RecordedStep) =>
  kind === 'call' || kind === 'clock' || kind === 'fault' || kind === 'faults-removed' || kind === 'trigger'

function repeat(step: RecordedStep, values: readonly Value[], kept: readonly number[]): RepeatedStep {
  if (step.kind !== 'call') {
    const { at: _at, sent: _sent, ...rest } = { sent: undefined, ...step }
    return rest as RepeatedStep
  }
  const { at: _at, httpStatus: _status, errorCode: _code, error: _error, answer: _answer, sent: _sent, ...call } = step
  const { path, accessKey, query, body, session, ...rest } = call
  return {
    ...rest,
    path: pathTemplate(path, values),
    ...(accessKey !== undefined && { accessKey: stateValueName(accessKey, values) ?? accessKey }),
    ...(Object.keys(query).length > 0 && { query: template(query, values) as CallStep['query'] }),
    ...(body && { body: template(body, values) as Record<string, unknown> }),
    ...(session !== undefined && { session: kept.indexOf(session) }),
  }
}

/** A JSON value with known texts replaced by `${name}`. */
function template(value: unknown, values: readonly Value[]): unknown {
  if (typeof value === 'string') return stateValueName(value, values) ?? value
  if (Array.isArray(value)) return value.map((item) => template(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, template(member, values)]))
}

export const pathTemplate = (path: string, values: readonly Value[]): string =>
  path
    .split('/')
    .map((part) => stateValueName(decodePart(part), values) ?? part)
    .join('/')

/** How Pact names a value of the provider's state, for a text that is one. */
export function stateValueName(text: string, values: readonly Value[]): string | undefined {
  const found = values.find((value) => value.text === text)
  return found && placeFor(found.name)
}

export const placeFor = (name: string): string => `\${${name}}`
