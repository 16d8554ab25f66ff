import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.ts'
import { enterFamily } from './enter.ts'
import { logOut } from './people.ts'
import { test, type World } from './sandbox.ts'
import { journalOf, signInDonor } from './steer.ts'

const FAMILY = '/profil-rodiny/fam-k7p2'

/** The address of a picture, once the browser has drawn it. */
async function addressOf(picture: Locator): Promise<string> {
  await expect(async () => {
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }).toPass()
  return (await picture.getAttribute('src')) ?? ''
}

/** Files below a folder that hold these bytes. */
const filesWith = (folder: string, bytes: Buffer): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() && readFileSync(file).includes(bytes))

/** The same world in a page of another browser. */
const inPage = (page: Page, world: World, origin: string): World => ({
  ...world,
  open: async (path) => void (await page.goto(`${origin}/sandbox/enter/${world.id}?to=${encodeURIComponent(path)}`)),
})

test('a photo of a family does not open after logout, and nothing of it is in the folder of the browser', async ({
  world,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  const executablePath = findChromium()
  const context = await chromium.launchPersistentContext(folder, {
    args: chromiumArgs,
    locale: 'cs-CZ',
    baseURL: origin,
    ...(executablePath !== undefined && { executablePath }),
  })
  const page = await context.newPage()
  await signInDonor(page, inPage(page, world, origin), '10000001', FAMILY)
  const address = await addressOf(page.getByRole('main').locator('img').first())
  const whileSignedIn = await page.request.get(address)
  const bytes = await whileSignedIn.body()
  await logOut(page)
  await expect(async () => expect((await page.request.get(address)).status()).toBe(404)).toPass()
  const opened = await page.goto(address)
  expect([whileSignedIn.status(), opened?.status()]).toEqual([200, 404])
  await context.close()
  // The middle of the file: its beginning is alike in every photo.
  const mark = bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 64)
  expect(filesWith(folder, mark)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('the picture of a family whose stored address has expired is shown after one reading of the profile', async ({
  page,
  world,
}) => {
  await enterFamily(page, world, '2000001', '1985-04-01')
  const picture = page.getByRole('complementary').getByRole('link', { name: 'Moje fotky' }).locator('img')
  const before = await addressOf(picture)
  await world.advance('PT20M')
  await page.reload()
  await expect(picture).not.toHaveAttribute('src', before)
  const after = await addressOf(picture)
  expect(new URL(after).pathname).toBe(new URL(before).pathname)
  expect(await journalOf(page, world, 'getUserProfile')).toHaveLength(1)
})
