import { expect } from '@playwright/test'
import sharp from 'sharp'
import { enterDonor } from './enter.ts'
import { test } from './sandbox.ts'
import { journalOf } from './steer.ts'
import { watchViolations } from './violations.ts'

/** A photo taken sideways, as phones store it: upright by EXIF, red above and blue below. */
async function portrait(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <rect width="400" height="600" fill="#e00000"/><rect x="400" width="400" height="600" fill="#0000e0"/></svg>`
  return sharp(Buffer.from(svg)).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

test('a photo is cropped by keyboard, saved once despite a lost response, and the frame shows it upright', {
  tag: '@engines',
}, async ({ page, world }) => {
  const violations = await watchViolations(page)
  await enterDonor(page, world, '10000001', '/muj-ucet/avatar')
  await world.fail({ operationId: 'saveAvatar', kind: 'reset', when: 'after', times: 1 })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ja.jpg', mimeType: 'image/jpeg', buffer: await portrait() })
  const window = page.getByRole('application', { name: 'Výřez fotky' })
  await expect(window).toBeFocused()
  await page.keyboard.press('+')
  // The photo moves down, so its upper half fills the window.
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Uložit fotku' }).click()
  await expect(page.getByRole('alert')).toContainText('Spojení se přerušilo')
  await page.getByRole('button', { name: 'Uložit fotku' }).click()
  await expect(page.getByText('Fotka je uložená')).toBeVisible()
  const written = (await journalOf(page, world, 'saveAvatar')).filter(({ changes }) => changes.length > 0)
  expect(written).toHaveLength(1)

  const avatar = page.getByRole('complementary').locator('img').first()
  await expect.poll(() => avatar.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await avatar.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeLessThanOrEqual(150)
  const address = await avatar.evaluate((img: HTMLImageElement) => img.src)
  const { dominant } = await sharp(await (await page.request.get(address)).body()).stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)
  // The lost response is caused by the test.
  expect(violations.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([])
})
