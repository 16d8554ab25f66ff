import type { SavedQueue } from './step-queue.ts'
import type { NotRecorded } from './watch/watch-page.ts'
import type { PageMemory } from './watch/watch-portal.ts'

/** What a recorder needs after a reload of the console. */
export type RecorderMemory = {
  isWanted: boolean
  missed: readonly NotRecorded[]
  repeats?: string | undefined
  queue?: SavedQueue | undefined
  page?: PageMemory | undefined
}

const keyOf = (world: string) => `console-recorder ${world}`

/** Stored until the tab is closed. */
export function readMemory(world: string): RecorderMemory | undefined {
  const saved = sessionStorage.getItem(keyOf(world))
  return saved === null ? undefined : (JSON.parse(saved) as RecorderMemory)
}

export function writeMemory(world: string, memory: RecorderMemory): void {
  sessionStorage.setItem(keyOf(world), JSON.stringify(memory))
}
