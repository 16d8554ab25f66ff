import { expect, type Page } from '@playwright/test'
import { test } from './sandbox.ts'
import { requestCodeHere } from './steer.ts'

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const code = (page: Page) => page.getByLabel('Kód ze zprávy')
const dialog = (page: Page) => page.getByRole('alertdialog')

test('a reload of the code step stays there, the countdown continues, and after its end the login starts again; nothing is stored in plain text', {
  tag: '@engines',
}, async ({ page, world }) => {
  await world.open('/prijemce/prihlaseni')
  await requestCodeHere(page, '2000001', '1985-04-01')
  await expect(code(page)).toBeVisible()
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  await expect.poll(stored).toContain('kept-login-recipient')
  // The year alone would be found in every hundredth ciphertext: it is written in hexadecimal.
  expect(await stored()).not.toMatch(/2000001|1985-|-1985/)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/^14:/)
  await page.goBack()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect.poll(stored).not.toContain('kept-login-recipient')
  await clickButton(page, 'Poslat kód')
  await expect(code(page)).toBeVisible()
  await page.clock.install()
  await page.clock.fastForward('15:01')
  await expect(dialog(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Přihlášení pro příjemce' })).toBeVisible()
  await expect.poll(stored).not.toContain('kept-login-recipient')
})
