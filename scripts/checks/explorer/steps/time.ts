import { constantFrom } from 'fast-check'
import { stepKind } from '../step.ts'
import type { Walk } from '../walk.ts'

const moveClock = (walk: Walk, body: object) => {
  const path = `/sandbox/worlds/${walk.world}/clock`
  const call = { manner: 'clock', operationId: 'clock', method: 'PATCH', path, body } as const
  return walk.move(call, Buffer.from(JSON.stringify(body)), 'application/json')
}

/** Every time limit (a minute, 15 minutes, an hour, a day …), exactly and one millisecond before and after. */
const DURATIONS = [
  'PT0.001S', 'PT59.999S', 'PT1M', 'PT14M59.999S', 'PT15M', 'PT59M59.999S', 'PT1H', 'PT8H', 'PT24H', 'P2D', 'P7D', 'P22D', 'P31D', 'P200D',
] // biome-ignore format: a list read as one

export const time = [
  stepKind('advance', {
    weight: 4,
    details: { by: constantFrom(...DURATIONS) },
    say: ({ by }) => `the clock moves by ${by}`,
    take: (walk, { by }) => moveClock(walk, { advance: by }),
  }),
  stepKind('next-event', {
    weight: 4,
    details: { times: constantFrom(1, 1, 2, 5) },
    say: ({ times }) => `the clock moves to the next event ${times}×`,
    take: async (walk, { times }) => {
      for (let n = 0; n < times; n += 1) await moveClock(walk, { toNextEvent: true })
    },
  }),
  stepKind('lose-messages', {
    details: {
      operationId: constantFrom('logInRecipient', 'startCardPayment', 'submitHelpRequest', 'requestEmailChange'),
      kind: constantFrom('message-lost', 'message-doubled', 'message-late'),
    },
    say: ({ operationId, kind }) => `the next message of ${operationId} meets ${kind}`,
    take: (walk, { operationId, kind }) =>
      walk.sandbox('POST', '/faults', { operationId, kind, times: 1, ...(kind === 'message-late' && { ms: 600_000 }) }),
  }),
  stepKind('fork', {
    say: () => 'a snapshot is taken and the walk continues in a world opened from it',
    take: (walk) => walk.fork(),
  }),
]
