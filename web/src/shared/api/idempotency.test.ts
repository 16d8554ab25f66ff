import { expect, it } from 'vitest'
import { createIntent } from './idempotency.ts'

it('a retry of the same reuses its key, anything else gets its own', () => {
  const intent = createIntent()
  const first = intent.keyFor({ rating: 9 })
  expect(intent.keyFor({ rating: 9 })).toBe(first)
  const other = intent.keyFor({ rating: 8 })
  expect(other).not.toBe(first)
  intent.settle()
  expect(intent.keyFor({ rating: 8 })).not.toBe(other)
})

it('keys have the form the contract asks for', () => {
  expect(createIntent().keyFor('')).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
})
