import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useClockMove } from '../../session/use-clock-move.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { EventsPanel } from './events-panel.tsx'

const clock = { now: '2026-11-10T09:00:00.000Z', frozen: true }

function Events() {
  return <EventsPanel world="blue" clock={clock} move={useClockMove('blue')} people={[]} />
}

/** The event that is next at its hour; after each move it is another one. */
const eventAt = (hour: number) => {
  const at = `2026-11-10T${hour}:00:00.000Z`
  return { id: `code-expiry:${hour}`, at, kind: 'code-expiry', subject: 'p-2000001', summary: '' }
}

test('the second press of a double click does not jump to the event that came under the pointer', async () => {
  let hour = 10
  const moves: unknown[] = []
  renderConsole(<Events />, {
    'GET /sandbox/worlds/blue/events': () => Response.json({ events: [eventAt(hour)] }),
    'PATCH /sandbox/worlds/blue/clock': async (request) => {
      moves.push(await request.json())
      hour += 1
      return Response.json({ ...clock, ran: [] })
    },
  })
  const first = () => screen.getByRole('button', { name: /^Vyprší přihlašovací kód/ })
  await screen.findByText(/11:00/)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  /** Lets the calls be answered while less time passes than presses are ignored. */
  async function until(isDone: () => boolean) {
    for (let turn = 0; turn < 200 && !isDone(); turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      await pass(1)
    }
  }
  fireEvent.click(first())
  await until(() => screen.queryByText(/12:00/) !== null)
  fireEvent.click(first())
  await pass(500)
  expect(moves).toEqual([{ to: eventAt(10).at }])
  await pass(500)
  fireEvent.click(first())
  await until(() => moves.length === 2)
  expect(moves).toEqual([{ to: eventAt(10).at }, { to: eventAt(11).at }])
})
