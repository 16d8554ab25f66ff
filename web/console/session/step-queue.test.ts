import { expect, test } from 'vitest'
import { createStepQueue } from './step-queue.ts'

const go = (path: string) => ({ kind: 'go', path }) as const
const pathsOf = (steps: readonly unknown[]) => steps.map((step) => (step as { step: { path: string } }).step.path)

test('steps added during a call are sent with the next one, in order', async () => {
  const sent: string[][] = []
  const first = Promise.withResolvers<void>()
  const queue = createStepQueue('a', async ({ steps }) => {
    sent.push(pathsOf(steps))
    if (sent.length === 1) await first.promise
  })
  for (const path of ['/a', '/b', '/c']) queue.add(go(path))
  first.resolve()
  await queue.drained()
  expect(sent).toEqual([['/a'], ['/b', '/c']])
  expect(queue.state()).toEqual({ waiting: [], problem: undefined })
})

test('steps that were not stored wait, are reported, and are sent first, under their own name, on a retry', async () => {
  const sent: [string, ...string[]][] = []
  const broken = new Error('away')
  let isUnreachable = true
  const queue = createStepQueue('a', async ({ callId, steps }) => {
    sent.push([callId, ...pathsOf(steps)])
    if (isUnreachable) throw broken
  })
  queue.add(go('/a'))
  await queue.drained()
  expect(queue.state()).toMatchObject({ waiting: [{ step: go('/a') }], problem: broken })
  isUnreachable = false
  queue.add(go('/b'))
  await queue.drained()
  expect(sent).toEqual([
    ['a-1', '/a'],
    ['a-1', '/a'],
    ['a-2', '/b'],
  ])
  expect(queue.state().problem).toBeUndefined()
})

test('a long queue is sent in calls of two hundred', async () => {
  const sent: number[] = []
  let isUnreachable = true
  const queue = createStepQueue('a', async ({ steps }) => {
    if (isUnreachable) throw new Error('away')
    sent.push(steps.length)
  })
  for (let step = 0; step < 450; step += 1) queue.add(go('/a'))
  await queue.drained()
  isUnreachable = false
  queue.retry()
  await queue.drained()
  expect(sent).toEqual([1, 200, 200, 49])
})

test('a queue continues after a reload with the call that had no response, under its name', async () => {
  const sent: [string, ...string[]][] = []
  const at = (path: string) => ({ step: go(path), happenedAt: 1 })
  const queue = createStepQueue(
    'b',
    async ({ callId, steps }) => {
      sent.push([callId, ...pathsOf(steps)])
    },
    { waiting: [at('/a'), at('/b')], open: { callId: 'a-7', count: 1 } },
  )
  await queue.emptied()
  expect(sent).toEqual([
    ['a-7', '/a'],
    ['b-1', '/b'],
  ])
})
