import { expect, type Page } from '@playwright/test'
import { enterFamily } from './enter.ts'
import { test } from './sandbox.ts'
import { tabTo } from './tab-to.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Chooses in a native list by typing the first letters. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name, exact: true }))
  await page.keyboard.type(text)
}

async function retype(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name, exact: true }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

test('by the keyboard alone a family signs in, finds its data, corrects a mistake and saves', {
  tag: '@engines',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await world.open('/prijemce/prihlaseni')

  await retype(page, 'Osobní číslo', '2000001')
  await choose(page, 'Den', '1')
  await choose(page, 'Měsíc', 'duben')
  await choose(page, 'Rok', '1985')
  await tabTo(page, button(page, 'Pokračovat'))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Kam vám máme poslat kód?')).toBeFocused()
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await tabTo(page, button(page, 'Poslat kód'))
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Kód ze zprávy')
  await expect(code).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, code)
  await page.keyboard.type(await world.code())
  await page.keyboard.press('Enter')

  // A login loads the page again, so the keyboard starts at its top, as everywhere on the web.
  await expect(heading(page, 'Dobrý den')).toBeVisible()
  await tabTo(page, button(page, 'Menu'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeFocused()
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Moje údaje' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Moje údaje')).toBeFocused()

  await retype(page, 'Číslo', '2000137314')
  await tabTo(page, page.getByRole('radio', { name: 'V\u00a0rodinném domě' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'V\u00a0nájmu' })).toBeChecked()
  await tabTo(page, button(page, 'Uložit údaje'))
  await page.keyboard.press('Space')

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await tabTo(page, summary.getByRole('link', { name: /^Číslo účtu/ }))
  await page.keyboard.press('Enter')
  const number = page.getByRole('textbox', { name: 'Číslo', exact: true })
  await expect(number).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await expect(summary).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Uloženo \d/)).toBeVisible()
  await expect(number).toBeFocused()
})

test('a changed account number is saved after the code from the SMS, typed by the keyboard, and nothing typed is lost', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterFamily(page, world, '2000001', '1985-04-01', { path: '/prijemce/moje-udaje' })
  await world.advance('PT15M')
  const number = page.getByRole('textbox', { name: 'Číslo', exact: true })
  await number.fill('2000145399')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Potvrďte změnu kódem z\u00a0SMS' })
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Změna čeká na kód z\u00a0SMS')).toBeInViewport()
  await expect(number).toHaveValue('2000145399')

  await number.press('Enter')
  await expect(dialog).toBeFocused()
  await tabTo(page, dialog.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const code = dialog.getByLabel('Kód ze zprávy')
  await expect(code).toBeVisible()
  await code.fill(await world.code(2))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Uloženo \d/)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(number).toHaveValue('2000145399')
})
