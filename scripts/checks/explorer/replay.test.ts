import { afterAll, expect, test } from 'vitest'
import { makeApp } from '#mock/testing/test-app.ts'
import { replay } from './replay.ts'
import { describeFailure, readStory } from './report.ts'
import { injectWire } from './wire.ts'

const app = makeApp()
afterAll(() => app.close())

const pay = {
  to: '10000004',
  amount: 300,
  frequency: 'one-off',
  cardholder: 'JANA NOVAKOVA',
  trouble: { kind: 'doubled' },
}
const story = readStory(
  JSON.stringify({
    seed: 5,
    invariant: 'eachGiftHasItsCause',
    complaint: 'came: 300 Kč twice',
    steps: [
      { kind: 'pay-by-card', details: pay },
      { kind: 'sign-out', details: { who: '10000001' } },
      { kind: 'press-at-gateway', details: { n: 0, outcome: 'approve-twice' } },
    ],
  }),
)

test('a finding is described in a readable text', () => {
  expect(describeFailure(story).split('\n')).toEqual([
    'eachGiftHasItsCause does not hold (seed 5, new-year-certificates):',
    '  came: 300 Kč twice',
    'The shortest way there:',
    '  1. a visitor starts a one-off payment of 300 Kč by card (JANA NOVAKOVA) for 10000004, sent twice at once',
    '  2. 10000001 signs out',
    '  3. the payer of payment 0 chooses „approve-twice“ at the gateway',
  ])
})

test('a finding is replayed, and its link opens the world before the last step', async () => {
  const opened = await app.inject(await replay(story, injectWire(app)))
  const world = /sandbox-world=([^;]+)/.exec(String(opened.headers['set-cookie']))?.[1]
  const { events } = (await app.inject(`/sandbox/worlds/${world}/events`)).json()
  expect(events.filter(({ kind }: { kind: string }) => kind === 'gateway-time-out')).toHaveLength(1)
})

test('a file without a finding is refused', () => {
  expect(() => readStory('{"seed":1}')).toThrow('it has no list of steps')
})
