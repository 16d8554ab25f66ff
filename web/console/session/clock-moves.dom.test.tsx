import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { ClockMoves } from './clock-moves.tsx'
import { useClockMove } from './use-clock-move.ts'

function Moves() {
  return <ClockMoves move={useClockMove('blue')} />
}

test('a second click during a move is a move of its own, after the first one', async () => {
  const answers: (() => void)[] = []
  const answer = () =>
    new Promise<Response>((resolve) => {
      answers.push(() => resolve(Response.json({ now: '2026-11-10T09:15:00.000Z', frozen: true, ran: [] })))
    })
  const { user, calls } = renderConsole(<Moves />, { 'PATCH /sandbox/worlds/blue/clock': answer })
  const moves = () => calls.filter((call) => call.startsWith('PATCH')).length
  await user.dblClick(screen.getByRole('button', { name: '+15 min' }))
  expect(moves()).toBe(1)
  answers[0]?.()
  await waitFor(() => expect(moves()).toBe(2))
})
