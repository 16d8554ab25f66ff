import { expect, type Page } from '@playwright/test'
import { test } from './sandbox.ts'

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const code = (page: Page) => page.getByLabel('Kód ze zprávy')
const dialog = (page: Page) => page.getByRole('alertdialog')

async function fillPerson(page: Page) {
  await page.getByLabel('Osobní číslo').fill('2000001')
  await select(page, 'Den').selectOption('1')
  await select(page, 'Měsíc').selectOption('4')
  await select(page, 'Rok').selectOption('1985')
  await clickButton(page, 'Pokračovat')
}

async function requestCode(page: Page) {
  await fillPerson(page)
  await page.getByRole('radio').first().check()
  await clickButton(page, 'Poslat kód')
  await expect(code(page)).toBeVisible()
}

test('a reload of the code step stays there, the countdown continues, and after its end the login starts again; nothing is stored in plain text', {
  tag: '@engines',
}, async ({ page, world }) => {
  await world.open('/prijemce/prihlaseni')
  await requestCode(page)
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(await stored()).toContain('kept-login-recipient')
  // The year alone would be found in every hundredth ciphertext: it is written in hexadecimal.
  expect(await stored()).not.toMatch(/2000001|1985-|-1985/)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/^14:/)
  await page.goBack()
  await expect(page.getByRole('radio').first()).toBeVisible()
  expect(await stored()).not.toContain('kept-login-recipient')
  await clickButton(page, 'Poslat kód')
  await expect(code(page)).toBeVisible()
  await page.clock.install()
  await page.clock.fastForward('15:01')
  await expect(dialog(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Přihlášení pro příjemce' })).toBeVisible()
  expect(await stored()).not.toContain('kept-login-recipient')
})
