import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

type SavedFile = { name: string; bytes: Buffer }

/** The file that an action on the page saves. */
export async function savedFile(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const folder = test.info().project.use.launchOptions?.downloadsPath
  if (folder !== undefined) return savedInFolder(folder, act)
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Playwright 1.64 reports no file that a page made itself in Firefox, but stores it in the folder of the worker. */
async function savedInFolder(folder: string, act: () => Promise<void>): Promise<SavedFile> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await act()
  let saved: SavedFile | undefined
  await expect(async () => {
    // Until it is complete there is a second file, or an empty one.
    const [name = '', ...others] = await readdir(folder)
    expect(others).toEqual([])
    saved = { name, bytes: await readFile(join(folder, name)) }
    expect(saved.bytes.length).toBeGreaterThan(0)
  }).toPass()
  return saved as SavedFile
}
