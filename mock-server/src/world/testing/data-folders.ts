import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** In the memory where the system has such a place: a test of what a file holds need not wait for a busy disk. */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A folder of the test's own, gone when it ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(PARENT, 'worlds-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What a kill would leave behind at this moment: the files as they lie there while the server has them open. */
export function asKilled(folder: string): string {
  const copy = freshFolder()
  cpSync(folder, copy, { recursive: true })
  return copy
}
