import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { useWorldGeneration } from './use-world-generation.ts'

function Birth() {
  return <p>generation {useWorldGeneration('blue')}</p>
}

/**
 * Responds with one time after another, then with the last one forever; resolves when all were
 * requested.
 */
function answeringTimes(...times: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let requests = 0
  const answer = () => {
    requests += 1
    if (requests > times.length) resolve()
    return Response.json({
      id: 'blue',
      scenario: 'empty',
      now: times[Math.min(requests, times.length) - 1],
      frozen: true,
    })
  }
  return { answer, all: promise }
}

test('time that moves forward is the same world', async () => {
  const { answer, all } = answeringTimes('2026-11-10T09:00:00.000Z', '2026-12-10T09:00:00.000Z')
  renderConsole(<Birth />, { 'GET /sandbox/worlds/blue': answer })
  await all
  expect(screen.getByText('generation 0')).toBeTruthy()
})

test('an earlier time is another world under the same id', async () => {
  const { answer, all } = answeringTimes('2026-11-10T09:00:05.000Z', '2026-11-10T09:00:00.000Z')
  renderConsole(<Birth />, { 'GET /sandbox/worlds/blue': answer })
  await all
  expect(screen.getByText('generation 1')).toBeTruthy()
})
