import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildElsewhere } from '../build/build-elsewhere.ts'
import { killAgainAndAgain } from './kill-again-and-again.ts'

/** In the memory where the system has such a place: a kill loses nothing that the system has, and a busy disk is not waited for. */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

test('a server killed three times has everything it acknowledged, once, and answers a repeated key as before', async () => {
  const built = await buildElsewhere('kills')
  const folder = mkdtempSync(join(PARENT, 'kills-'))
  onTestFinished(() => {
    for (const left of [folder, built.folder]) rmSync(left, { recursive: true, force: true })
  })
  const { kills, findings } = await killAgainAndAgain({
    main: built.main,
    folder,
    kills: 3,
    writes: 200,
    connections: 4,
  })
  const { lost, doubled, changed } = findings
  expect({ lost, doubled, changed }).toEqual({ lost: [], doubled: [], changed: [] })
  expect(kills).toBeGreaterThanOrEqual(3)
  expect(findings.acknowledged).toBeGreaterThanOrEqual(200)
  expect(findings.replays).toBeGreaterThan(20)
}, 300_000)
