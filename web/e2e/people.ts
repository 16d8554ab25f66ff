import { expect, type Locator, type Page } from '@playwright/test'
import { enterDonor, enterFamily } from './enter.ts'
import type { SandboxWorld } from './sandbox.ts'

export const RATING_LINK = '/muj-ucet/nps?emlid=jana-nps-2026'

/** One user of every scope, and how each of them signs in. */
export const people: Record<string, (page: Page, world: SandboxWorld) => Promise<void>> = {
  'a visitor': (_page, world) => world.open('/login'),
  'a donor': (page, world) => enterDonor(page, world, '10000001'),
  'a family': (page, world) => enterFamily(page, world, '2000001', '1985-04-01'),
  'an administrator': (page, world) => enterDonor(page, world, 'admin', '/admin'),
  'a donor who must consent': (page, world) => enterDonor(page, world, '10000005', '/zpracovani-osobnich-udaju'),
  'a donor without a valid e-mail': (page, world) => enterDonor(page, world, '10000010', '/'),
}

/** The heading of the screen, once it is rendered. */
export async function expectHeading(page: Page, name?: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) })).toBeVisible()
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Odhlásit se' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Odhlásit se' })).toHaveCount(0)
}

/** The address of a picture, once the browser has drawn it. */
export async function addressOfPicture(picture: Locator): Promise<string> {
  await expect(async () => {
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }).toPass()
  return (await picture.getAttribute('src')) ?? ''
}
