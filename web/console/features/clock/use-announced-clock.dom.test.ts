import { expect, test } from 'vitest'
import { type ClockRead, hasClockChanged } from './use-announced-clock.ts'

const now = Date.parse('2026-11-10T09:00:00Z')
const running: ClockRead = { world: 'blue', now, frozen: false, readAt: 5_000_000 }
const frozen: ClockRead = { ...running, frozen: true }
const later = (read: ClockRead, { clock, device }: { clock: number; device: number }): ClockRead => ({
  ...read,
  now: read.now + clock,
  readAt: read.readAt + device,
})

test.each<[string, boolean, ClockRead, ClockRead]>([
  ['runs on', false, running, later(running, { clock: 1_000, device: 1_050 })],
  ['runs on while the console is in the background', false, running, later(running, { clock: 60_000, device: 60_400 })],
  ['was advanced by a quarter of an hour', true, running, later(running, { clock: 900_000, device: 200 })],
  ['belongs to a world created again', true, running, later(running, { clock: -900_000, device: 200 })],
  ['was stopped', true, running, later(frozen, { clock: 0, device: 10 })],
  ['was started', true, frozen, later(running, { clock: 0, device: 10 })],
  ['is stopped', false, frozen, later(frozen, { clock: 0, device: 60_000 })],
  ['was moved by a second while it is stopped', true, frozen, later(frozen, { clock: 1_000, device: 1_000 })],
  ['belongs to another world', false, running, { ...later(running, { clock: 900_000, device: 200 }), world: 'green' }],
])('a clock that %s counts as changed: %s', (_, isChanged, before, after) => {
  expect(hasClockChanged(before, after)).toBe(isChanged)
})
