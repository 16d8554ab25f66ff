import { expect, test } from 'vitest'
import { orderSteps, type TimedStep } from './order.ts'
import type { RecordedStep } from './recording.ts'

const at = '2026-11-10T09:00:00.000Z'
const press: RecordedStep = { kind: 'press', at, role: 'button', name: 'Odeslat' }
const call = (operationId: string, session?: number): RecordedStep => ({
  kind: 'call',
  at,
  operationId,
  method: 'GET',
  path: '/nps',
  query: {},
  uid: '',
  httpStatus: 200,
  errorCode: 200,
  ...(session !== undefined && { session }),
})
const timed = (step: RecordedStep, now: number, more: Partial<TimedStep> = {}): TimedStep => ({
  step,
  now,
  arrivedAt: now,
  answeredAt: now,
  ...more,
})
const orderOf = (steps: readonly TimedStep[], offsets = new Map<string, number>()) => orderSteps(steps, offsets)
const namesOf = (steps: readonly RecordedStep[]) =>
  steps.map((step) => (step.kind === 'call' ? step.operationId : step.kind))

test('a click that arrives after its call comes before it, and the call keeps its caller', () => {
  const steps = [
    timed(call('logIn'), 1_010),
    timed(call('getUserProfile', 0), 1_020),
    timed(press, 9_001_000, { sender: 'console' }),
  ]
  const { steps: sorted } = orderOf(steps, new Map([['console', -9_000_000]]))
  expect(namesOf(sorted)).toEqual(['press', 'logIn', 'getUserProfile'])
  expect(sorted[2]).toMatchObject({ session: 1 })
})

test('steps of the same time keep the order in which they arrived', () => {
  expect(namesOf(orderOf([timed(call('a'), 5), timed(press, 5), timed(call('b'), 5)]).steps)).toEqual([
    'a',
    'press',
    'b',
  ])
})

test.each<[string, TimedStep[], number[]]>([
  ['after an idle page', [timed(press, 0), timed(call('a'), 100), timed(call('b'), 2_101)], [2]],
  ['before any action', [timed(call('a'), 0)], [0]],
  ['of a chain that one action began is none', [timed(press, 0), timed(call('a'), 1_900), timed(call('b'), 3_800)], []],
  ['whose decision was delayed is none', [timed(press, 0), timed(call('a'), 9_000, { arrivedAt: 10 })], []],
  [
    'after a delayed response is none',
    [timed(press, 0), timed(call('a'), 10, { answeredAt: 5_010 }), timed(call('b'), 5_020)],
    [],
  ],
  [
    'another one after it does not hide it',
    [timed(press, 0), timed(call('a'), 2_500), timed(call('b'), 2_600)],
    [1, 2],
  ],
])('a call without an action %s', (_, steps, want) => {
  expect(orderOf(steps).callsWithoutAction).toEqual(want)
})

test('the delay of a request does not move an action after the call that it caused', () => {
  const steps = [timed(call('logIn'), 1_050), timed(press, 1_000, { sender: 'console' })]
  expect(namesOf(orderOf(steps, new Map([['console', 60]])).steps)).toEqual(['press', 'logIn'])
})
