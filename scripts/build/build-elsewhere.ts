import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/**
 * Builds the server as `npm start` runs it into a new folder under .cache named after the caller, with `image` all programs of its image.
 * Run its `main` and remove the folder afterwards. It is built in a separate process, because a build inside a test process would be a test build.
 */
export async function buildElsewhere(asker: string, image = false): Promise<{ folder: string; main: string }> {
  const root = resolve(import.meta.dirname, '../..')
  mkdirSync(`${root}/.cache`, { recursive: true })
  const folder = mkdtempSync(`${root}/.cache/server-of-${asker}-`)
  await promisify(execFile)(process.execPath, ['scripts/build/server.ts', folder, ...(image ? ['--image'] : [])], {
    cwd: root,
  })
  return { folder, main: `${folder}/main.js` }
}
