import { execFile } from 'node:child_process'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { test } from '@playwright/test'

const BESIDE = ['sandbox.ts', 'steer.ts', 'stand-in-file.ts']

/** The tests' own configuration, over the server that is running already. */
const CONFIG = `import config from '../../playwright.config.ts'

const { webServer: _, ...rest } = config
export default { ...rest, testDir: '.', outputDir: './results', reporter: 'line' }
`

/**
 * Runs a saved test by Playwright as its reader would, in a folder that looks like this one; throws with what Playwright says where it
 * is red.
 */
export async function runRecorded(name: string, text: string): Promise<void> {
  const folder = `test-results/recorded-${test.info().workerIndex}-${Date.now()}`
  await mkdir(folder, { recursive: true })
  try {
    await Promise.all(BESIDE.map((file) => copyFile(`web/e2e/${file}`, `${folder}/${file}`)))
    await writeFile(`${folder}/${name}`, text)
    await writeFile(`${folder}/playwright.config.ts`, CONFIG)
    const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
    await promisify(execFile)(process.execPath, [cli, 'test', '--config', `${folder}/playwright.config.ts`], {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: '' },
    }).catch((failure: unknown) => {
      throw new Error(`The saved test is red:\n${(failure as { stdout: string }).stdout}\n${text}`)
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
