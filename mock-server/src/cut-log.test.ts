import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { Clock } from './clock/clock.ts'
import { openDataFolder } from './data-folder.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { freshFolder } from './testing/data-folders.ts'
import { Worlds } from './world/worlds.ts'

/** The files of a folder with four steps acknowledged, and how long the log was before the fourth. */
function writeFourSteps() {
  const folder = freshFolder()
  const kept = openDataFolder(folder)
  const world = new Worlds(scenarios, kept.store, (now, frozen) => new Clock(() => 0, now, frozen)).open({
    id: 'blue',
    scenario: 'empty',
  })
  const read = (name: string) => readFileSync(join(folder, name))
  const say = (n: number) => world.act(() => ({ changes: [{ path: ['values', `x${n}`], value: `${n}` }] }))
  for (const n of [1, 2, 3]) say(n)
  const [before, threeSteps] = [read('worlds.sqlite-wal').length, world.state]
  say(4)
  const files = { file: read('worlds.sqlite'), log: read('worlds.sqlite-wal') }
  kept.close()
  return { ...files, before, threeSteps, fourSteps: world.state }
}

function layOut(folder: string, file: Uint8Array, log: Uint8Array): string {
  mkdirSync(folder)
  writeFileSync(join(folder, 'worlds.sqlite'), file)
  writeFileSync(join(folder, 'worlds.sqlite-wal'), log)
  return folder
}

/** As the store reads it, with nothing else of a start: there are some eight thousand cuts. */
function countSteps(folder: string): unknown {
  const database = new DatabaseSync(join(folder, 'worlds.sqlite'))
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF')
  const row = database.prepare('SELECT count(*) AS steps FROM steps').get()
  database.close()
  return row?.steps
}

test('a log cut at any byte of its last record gives every step before it', () => {
  const { file, log, before, threeSteps, fourSteps } = writeFourSteps()
  expect(log.length - before).toBeGreaterThan(4096)
  const folder = freshFolder()
  const wrong: unknown[] = []
  for (let length = before; length <= log.length; length++) {
    const cut = layOut(join(folder, `${length}`), file, log.subarray(0, length))
    const isWhole = length === log.length
    const steps = countSteps(cut)
    if (steps !== (isWhole ? 4 : 3)) wrong.push([length, steps])
    rmSync(cut, { recursive: true })
  }
  expect(wrong).toEqual([])

  for (const length of [before, before + 1, before + 24, before + 4_000, log.length - 1, log.length]) {
    const kept = openDataFolder(layOut(join(folder, `start-${length}`), file, log.subarray(0, length)))
    expect(kept.store.get('blue')?.state).toStrictEqual(length === log.length ? fourSteps : threeSteps)
    kept.close()
  }
}, 180_000)
