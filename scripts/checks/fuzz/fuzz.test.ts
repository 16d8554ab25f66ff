import { afterAll, describe, expect, test } from 'vitest'
import { rotatingSeed } from '#mock/testing/rotating-seed.ts'
import { makeApp } from '#mock/testing/test-app.ts'
import { fuzzed } from './fuzz.ts'

const app = makeApp()
afterAll(() => app.close())

/** A sample; `npm run check:long` sends every odd request and tries 10,000 inputs for each operation. */
const INPUTS = 25
const { seed, repeat } = rotatingSeed('FUZZ_SEED')

describe.each(fuzzed)('$name answers as standard OpenAPI declares', { timeout: 60_000 }, ({ spoil, sendOdd }) => {
  test('malformed and odd HTTP', async () => {
    const failure = await sendOdd(app, seed).catch((error: unknown) => `${repeat}\n${String(error)}`)
    expect(failure).toBeUndefined()
  })

  test('spoiled parameters and bodies', async () => {
    const failure = await spoil(app, INPUTS, seed).catch((error: unknown) => `${repeat}\n${String(error)}`)
    expect(failure).toBeUndefined()
  })
})
