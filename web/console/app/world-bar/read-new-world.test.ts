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
