import { expect, test } from 'vitest'
import { readNewWorld } from './read-new-world.ts'

const read = (given: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) form.set(name, value)
  return readNewWorld(form)
}

test('an empty field is left to the sandbox’s default', () => {
  expect(read({ scenario: 'default', id: ' ', seed: '' })).toEqual({ scenario: 'default', frozen: false })
})

test('a start is read in the time of Prague, and only then events can be played', () => {
  const now = '2026-12-20T05:59:00.000Z'
  expect(read({ start: '2026-12-20T06:59' })).toEqual({ now, frozen: false })
  expect(read({ start: '2026-12-20T06:59', playEvents: 'on' })).toEqual({ now, playEvents: true, frozen: false })
  expect(read({ start: '', playEvents: 'on' })).toEqual({ frozen: false })
})

test('every field is filled in', () => {
  expect(read({ scenario: 'empty', id: ' blue ', seed: '7', frozen: 'on', name: 'Platba', note: 'x' })).toEqual({
    name: 'Platba',
    note: 'x',
    scenario: 'empty',
    id: 'blue',
    seed: 7,
    frozen: true,
  })
})
