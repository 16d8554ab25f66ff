import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDataFolder } from '../data-folder.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { Clock } from '../world/clock/clock.ts'
import { Worlds } from '../world/worlds.ts'

/** The files of a data folder with four acknowledged steps of the world `blue`. */
export interface FourSteps {
  readonly file: Uint8Array
  readonly log: Uint8Array
  /** Length of the log before the fourth step. */
  readonly before: number
  readonly threeSteps: WorldState
  readonly fourSteps: WorldState
}

/** Writes them into an empty folder. */
export function writeFourSteps(folder: string): FourSteps {
  const dataFolder = openDataFolder(folder)
  const world = new Worlds(scenarios, dataFolder.store, (now, frozen) => new Clock(() => 0, now, frozen)).open({
    id: 'blue',
    scenario: 'empty',
  })
  const read = (name: string) => readFileSync(join(folder, name))
  const say = (n: number) => world.act(() => ({ changes: [{ path: ['values', `x${n}`], value: `${n}` }] }))
  for (const n of [1, 2, 3]) say(n)
  const [before, threeSteps] = [read('worlds.sqlite-wal').length, world.state]
  say(4)
  const files = { file: read('worlds.sqlite'), log: read('worlds.sqlite-wal') }
  dataFolder.close()
  return { ...files, before, threeSteps, fourSteps: world.state }
}

/** Creates `folder` as a power cut leaves it after `length` bytes of the log. */
export function layOutCut(folder: string, { file, log }: FourSteps, length: number): string {
  mkdirSync(folder)
  writeFileSync(join(folder, 'worlds.sqlite'), file)
  writeFileSync(join(folder, 'worlds.sqlite-wal'), log.subarray(0, length))
  return folder
}

/** The lengths after which the file has a different number of steps than were complete by then, each with that number. */
export function miscountedCuts(folder: string, written: FourSteps, lengths: Iterable<number>): [number, unknown][] {
  const wrong: [number, unknown][] = []
  for (const length of lengths) {
    const cut = layOutCut(join(folder, `${length}`), written, length)
    const steps = countSteps(cut)
    if (steps !== (length === written.log.length ? 4 : 3)) wrong.push([length, steps])
    rmSync(cut, { recursive: true })
  }
  return wrong
}

/** Reads the steps as the store does, without the rest of a start: there are some eight thousand cuts. */
function countSteps(folder: string): unknown {
  const database = new DatabaseSync(join(folder, 'worlds.sqlite'))
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF')
  const row = database.prepare('SELECT count(*) AS steps FROM steps').get()
  database.close()
  return row?.steps
}
