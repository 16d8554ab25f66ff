import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { layOutCut, miscountedCuts, writeFourSteps } from './testing/cut-log.ts'
import { freshFolder } from './testing/data-folders.ts'

/** The write-ahead log of SQLite consists of frames: one page with its own header each. */
const PAGE = 4_096
const FRAME = 24 + PAGE
/** A sample; `npm run check:long` cuts at every byte. */
const STRIDE = 257

test('a log cut within its last record has every step before it', () => {
  const written = writeFourSteps(freshFolder())
  const { log, before } = written
  expect((log.length - before) % FRAME).toBe(0)
  expect(log.length).toBeGreaterThan(before)
  const lengths = new Set<number>()
  for (let length = before; length <= log.length; length += STRIDE) lengths.add(length)
  for (let frame = before; frame <= log.length; frame += FRAME)
    for (const near of [-1, 0, 1, 23, 24, 25])
      if (frame + near >= before && frame + near <= log.length) lengths.add(frame + near)
  expect(miscountedCuts(freshFolder(), written, lengths)).toEqual([])
})

test('a store opens a cut log with the world before the cut record', () => {
  const written = writeFourSteps(freshFolder())
  const { log, before, threeSteps, fourSteps } = written
  const folder = freshFolder()
  for (const length of [before, before + 1, before + 24, before + 4_000, log.length - 1, log.length]) {
    const dataFolder = openDataFolder(layOutCut(join(folder, `start-${length}`), written, length))
    expect(dataFolder.store.get('blue')?.state).toStrictEqual(length === log.length ? fourSteps : threeSteps)
    dataFolder.close()
  }
})
