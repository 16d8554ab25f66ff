import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type DataFolder, openDataFolder } from '../data-folder.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { Clock } from '../world/clock/clock.ts'
import type { Scenario } from '../world/scenario.ts'
import { Worlds } from '../world/worlds.ts'
import { makeApp } from './test-app.ts'

/** In memory where the system has such a folder: a test of a file's content should not wait for a busy disk. */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A folder for one test, deleted when it ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(PARENT, 'worlds-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The files as a kill would leave them now, while the server has them open. */
export function asKilled(folder: string): string {
  const copy = freshFolder()
  cpSync(folder, copy, { recursive: true })
  return copy
}

/** A provider with the worlds of a folder, until the test ends or `stop`. `warnings`: what it reports of the journals. */
export function serveFolder(folder: string) {
  const warnings: string[] = []
  const dataFolder = openDataFolder(folder, undefined, { warn: (line) => void warnings.push(line) })
  const { store, snapshots } = dataFolder
  const app = makeApp({ store, snapshots, tokenSecret: dataFolder.secret() })
  const stop = closeOnce(dataFolder)
  onTestFinished(stop)
  return { app, stop, warnings }
}

function closeOnce(dataFolder: DataFolder): () => void {
  let isOpen = true
  return () => {
    if (isOpen) dataFolder.close()
    isOpen = false
  }
}

type Limits = Parameters<typeof openDataFolder>[2]

/** Opens the worlds of a folder as a server does, until the test ends or `stop`; `pass` moves its monotonic source. */
export function openWorlds(
  folder: string,
  { limits = {}, of = scenarios }: { limits?: Limits; of?: readonly Scenario[] } = {},
) {
  let time = 0
  const source = () => time
  const dataFolder = openDataFolder(folder, source, limits)
  const worlds = new Worlds(of, dataFolder.store, (now, frozen) => new Clock(source, now, frozen))
  const stop = closeOnce(dataFolder)
  onTestFinished(stop)
  const pass = (ms: number) => {
    time += ms
  }
  return { worlds, snapshots: dataFolder.snapshots, stop, pass }
}
