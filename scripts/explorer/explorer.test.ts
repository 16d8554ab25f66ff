import { expect, test } from 'vitest'
import { rotatingSeed } from '#mock/testing/rotating-seed.ts'
import { explore } from './explore.ts'
import { tellFound } from './report.ts'

/** One round; `npm run explore` and `npm run check:long` walk on from others. */
const { seed, repeat } = rotatingSeed('EXPLORER_SEED')

test('every invariant holds, whatever people do in whatever order under whatever faults', {
  timeout: 300_000,
}, async () => {
  const walks = 12
  const { found, steps } = await explore({ seed, walks, length: 60 })
  expect(found && `${repeat}\n${tellFound(found)}`).toBeUndefined()
  // A walk has 20 steps on average; with fewer than four the people do nothing worth checking.
  expect([repeat, steps > 4 * walks]).toEqual([repeat, true])
})
