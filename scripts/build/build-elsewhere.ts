import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/**
 * The server as `npm start` runs it, in a new folder under .cache named after whoever asks; its `main` is to be run, the folder to be removed.
 * Built in a process of its own, as a test's would be built for tests.
 */
export async function buildElsewhere(asker: string): Promise<{ folder: string; main: string }> {
  const root = resolve(import.meta.dirname, '../..')
  mkdirSync(`${root}/.cache`, { recursive: true })
  const folder = mkdtempSync(`${root}/.cache/server-of-${asker}-`)
  await promisify(execFile)(process.execPath, ['scripts/build/server.ts', folder], { cwd: root })
  return { folder, main: `${folder}/main.js` }
}
