import { assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'
import { loadDocument } from '#mock/app.ts'
import type { RecordedStep } from '#mock/recording/recording.ts'
import { writeFile } from '#mock/recording/write-file.ts'
import { leaks, type Marker, PLACES } from './leaking-backend.ts'
import { MaskedSteps } from './masked-step.ts'

const CALLS = 1200

/** What a step becomes on the disk, in both files. */
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
  const file = writeFile('scenario', { ...recording, steps: [step] }, 'a leak')
  return [JSON.stringify(step), ...('text' in file ? [file.text, ...file.notes] : [])].join('\n')
}

const told = ({ shapes }: Marker, text: string): readonly string[] =>
  shapes.filter((shape) => text.toLowerCase().includes(shape.toLowerCase()))

test('whatever a backend or a request of any call leaks, at any place of it, is nowhere on the disk nor in what is said', async () => {
  const masked = new MaskedSteps(loadDocument())
  const kept = new Map<string, number>()
  await assert(
    asyncProperty(leaks, async ({ marker, place, exchange }) => {
      const { step, name, warnings } = await masked.step(await exchange)
      expect(told(marker, [name, ...warnings].join('\n'))).toEqual([])
      if (!step) return
      kept.set(place, (kept.get(place) ?? 0) + 1)
      expect(told(marker, written(step))).toEqual([])
    }),
    { numRuns: CALLS },
  )
  // Nothing leaks from what is not kept: at each place most calls are, but for answers that are no envelope.
  for (const place of PLACES.filter((one) => one !== 'no JSON' && one !== 'answer error_code'))
    expect([place, (kept.get(place) ?? 0) > CALLS / PLACES.length / 2]).toEqual([place, true])
})
