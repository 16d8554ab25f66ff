import { assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'
import type { RecordedStep } from '#mock/recording/recording.ts'
import { writeFile } from '#mock/recording/write-file.ts'
import { bundledDocument } from '#mock/testing/bundled-contract.ts'
import type { RecordedExchange } from './exchange.ts'
import { leaks, type Marker, PLACES } from './leaking-backend.ts'
import { MaskedSteps } from './masked-step.ts'

const CALLS = 1200

/** Returns what is written to the disk for a step, in both files. */
function written(step: RecordedStep): string {
  const now = '2026-11-10T09:00:00.000Z'
  const recording = {
    world: 'recorded',
    scenario: 'default',
    now,
    frozen: false,
    isWhole: true,
    isMasked: true as const,
  }
  const file = writeFile('scenario', { ...recording, steps: [step] }, { title: 'a leak' })
  return [JSON.stringify(step), ...('text' in file ? [file.text, ...file.notes] : [])].join('\n')
}

const leakedShapes = ({ shapes }: Marker, text: string): readonly string[] =>
  shapes.filter((shape) => text.toLowerCase().includes(shape.toLowerCase()))

test('data that a backend or a request leaks at any place of any call appears neither on the disk nor in the output', async () => {
  const masked = new MaskedSteps(bundledDocument)
  const savedCalls = new Map<string, number>()
  await assert(
    asyncProperty(leaks, async ({ marker, place, exchange }) => {
      const { step, name, warnings } = await masked.step(await exchange)
      expect(leakedShapes(marker, [name, ...warnings].join('\n'))).toEqual([])
      if (!step) return
      savedCalls.set(place, (savedCalls.get(place) ?? 0) + 1)
      expect(leakedShapes(marker, written(step))).toEqual([])
    }),
    { numRuns: CALLS },
  )
  // A call that is not saved cannot leak: at each place some calls are saved, except for answers that are not envelopes.
  for (const place of PLACES.filter((one) => one !== 'no JSON' && one !== 'answer error_code'))
    expect([place, (savedCalls.get(place) ?? 0) > CALLS / PLACES.length / 4]).toEqual([place, true])
})

/** The families and gifts that a donor sees: of two backends that differ in people, money, days and illnesses. */
const seen = (url: string, response: object): RecordedExchange => ({
  method: 'GET',
  url,
  headers: {},
  body: Buffer.alloc(0),
  answer: {
    status: 200,
    contentType: 'application/json',
    date: 'Tue, 10 Nov 2026 09:00:00 GMT',
    body: Buffer.from(JSON.stringify({ error_code: 200, response })),
  },
})

test.each([
  [
    '/families',
    { families: [{ familyId: 'a', diseaseCategory: 'oncological', age: 7, months: 14, firstMonth: '2025-01' }] },
    { families: [{ familyId: 'b', diseaseCategory: 'cystic-fibrosis', age: 61, months: 3, firstMonth: '2026-02' }] },
    'diseaseCategory',
  ],
  [
    '/payments',
    { payments: [{ paymentId: 'a', amount: 1500, settledOn: '2026-02-03', type: 'card', state: 'sent' }] },
    { payments: [{ paymentId: 'b', amount: 20, settledOn: '2019-12-24', type: 'sms', state: 'pending' }] },
    'settledOn',
  ],
  [
    '/userProfile',
    { profile_full: { PreviousLogin: '2026-10-01T10:11:12.000Z', Giving: { Since: '2011-03-04' } } },
    { profile_full: { PreviousLogin: '2026-11-02T23:01:02.000Z', Giving: { Since: '2025-01-02' } } },
    'PreviousLogin',
  ],
  [
    '/valueStore/nps_showStart',
    { nps_showStart: '2026-11-01', a: 'b' },
    { nps_showStart: 'user Kuratkova', debug: '1' },
    'nps_showStart',
  ],
] as const)('the recorded answer of %s does not depend on the person', async (url, mine, yours, member) => {
  const calls = await Promise.all(
    [mine, yours].map((response) => new MaskedSteps(bundledDocument).step(seen(url, response))),
  )
  expect(JSON.stringify(calls[0]?.step?.answer)).toContain(member)
  expect(calls[0]?.step).toEqual(calls[1]?.step)
})
