import { expect, test } from 'vitest'
import { rotatingSeed } from '#mock/testing/rotating-seed.ts'
import { explore } from './explore.ts'
import { describeFailure } from './report.ts'

/** One round; `npm run explore` and `npm run check:long` continue with others. */
const { seed, repeat } = rotatingSeed('EXPLORER_SEED')

test('every invariant holds for any actions in any order and any faults', {
  timeout: 300_000,
}, async () => {
  const walks = 12
  const { found, steps } = await explore({ seed, walks, length: 60 })
  expect(found && `${repeat}\n${describeFailure(found)}`).toBeUndefined()
  // A walk has 20 steps on average; walks of fewer than four steps check nothing of value.
  expect([repeat, steps > 4 * walks]).toEqual([repeat, true])
})
