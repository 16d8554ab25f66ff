import { describe, expect, it, test } from 'vitest'
import { ApiFailure } from './envelope.ts'
import { createIntent, type Intent } from './idempotency.ts'

/** Sends the body, ends with the given error, and returns the key that was used. */
async function keyOf(intent: Intent, body: unknown, end?: Error): Promise<string> {
  let used = ''
  const call = (key: string) => {
    used = key
    return end ? Promise.reject(end) : Promise.resolve()
  }
  await intent.send(body, call).catch((failure: unknown) => expect(failure).toBe(end))
  return used
}

const failed = (error_code: number, error = 'some-code') => new ApiFailure({ error_code, error })

describe('the key of a repeated write', () => {
  test.each([
    ['a network failure', failed(410, 'TypeError: Failed to fetch')],
    ['a 500', failed(500, 'internal-error')],
    ['a 503', failed(503)],
    ['an unknown code', failed(302)],
    ['too many requests, which are refused before the key is looked up', failed(429, 'rate-limited')],
    ['an expired token, which is refused before the key is looked up', failed(401, 'token-expired')],
    ['an error of the portal itself', new TypeError('undefined is not a function')],
  ])('stays the same after %s', async (_name, end) => {
    const intent = createIntent()
    const key = await keyOf(intent, { rating: 9 }, end)
    expect(await keyOf(intent, { rating: 9 })).toBe(key)
  })

  test.each([
    ['a success', undefined],
    ['a refused form', failed(422, 'form-refused')],
    ['a wrong code', failed(401, 'wrong-code')],
    ['an expired link', failed(408, 'request-link-expired')],
    ['a conflict', failed(409, 'email-taken')],
  ])('is new after %s', async (_name, end) => {
    const intent = createIntent()
    const key = await keyOf(intent, { rating: 9 }, end)
    expect(await keyOf(intent, { rating: 9 })).not.toBe(key)
  })

  it('is new for another body, also when the first body is sent again after it', async () => {
    const intent = createIntent()
    const first = await keyOf(intent, { rating: 9 }, failed(500))
    const second = await keyOf(intent, { rating: 8 }, failed(500))
    const third = await keyOf(intent, { rating: 9 })
    expect(new Set([first, second, third]).size).toBe(3)
  })
})

it('keys match the pattern of the contract', async () => {
  expect(await keyOf(createIntent(), '')).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
})
