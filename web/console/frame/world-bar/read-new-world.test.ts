import { expect, test } from 'vitest'
import { readNewWorld } from './read-new-world.ts'

const read = (given: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) form.set(name, value)
  return readNewWorld(form)
}

test('what was left empty is the sandbox’s to choose', () => {
  expect(read({ scenario: 'default', id: ' ', seed: '' })).toEqual({ scenario: 'default', frozen: false })
})

test('everything filled', () => {
  expect(read({ scenario: 'empty', id: ' blue ', seed: '7', frozen: 'on' })).toEqual({
    scenario: 'empty',
    id: 'blue',
    seed: 7,
    frozen: true,
  })
})
