import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildElsewhere } from '../../build/build-elsewhere.ts'
import { runCrashLoop } from './crash-loop.ts'

/** In memory if possible: a kill loses nothing that the system has, and the test does not wait for a busy disk. */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** One kill; `npm run check:long` kills it two hundred times. */
test('a server killed while it writes has everything it acknowledged, once, and answers a repeated key as before', async () => {
  const built = await buildElsewhere('kills')
  const folder = mkdtempSync(join(PARENT, 'kills-'))
  onTestFinished(() => {
    for (const left of [folder, built.folder]) rmSync(left, { recursive: true, force: true })
  })
  const { findings } = await runCrashLoop({ main: built.main, folder, kills: 1, writes: 20, connections: 2 })
  const { lost, doubled, changed } = findings
  expect({ lost, doubled, changed }).toEqual({ lost: [], doubled: [], changed: [] })
  expect(findings.acknowledged).toBeGreaterThanOrEqual(20)
  expect(findings.replays).toBeGreaterThan(0)
}, 300_000)
