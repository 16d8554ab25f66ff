import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from './sandbox.ts'

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const code = (page: Page) => page.getByLabel('Kód ze zprávy')
const dialog = (page: Page) => page.getByRole('alertdialog')

async function fillPerson(page: Page, day = '1') {
  await page.getByLabel('Osobní číslo').fill('2000001')
  await select(page, 'Den').selectOption(day)
  await select(page, 'Měsíc').selectOption('4')
  await select(page, 'Rok').selectOption('1985')
  await clickButton(page, 'Pokračovat')
}

async function askForCode(page: Page) {
  await fillPerson(page)
  await page.getByRole('radio').first().check()
  await clickButton(page, 'Poslat kód')
  await expect(code(page)).toBeVisible()
}

async function tryCode(page: Page, text: string) {
  await code(page).fill(text)
  await clickButton(page, 'Přihlásit se')
}

/** A code that certainly differs. */
const another = (right: string) => right.replace(/.$/, (last) => String((Number(last) + 1) % 10))

test('a recipient corrects the data and the code, requests a new code that invalidates the old, and logs in after a reload, on the smallest phone', {
  tag: '@long',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await world.open('/prijemce/prihlaseni')
  await fillPerson(page, '2')
  await expect(page.getByRole('alert')).toContainText('Zadané údaje nejsou správné')
  await expect(page.getByLabel('Osobní číslo')).toHaveValue('2000001')
  expect(await overflow()).toBe(0)
  await expectAccessible(page)
  await select(page, 'Den').selectOption('1')
  await clickButton(page, 'Pokračovat')
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('radio').first().check()
  await clickButton(page, 'Poslat kód')
  await expect(code(page)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  expect(await overflow()).toBe(0)
  await expectAccessible(page)

  const first = await world.code()
  await tryCode(page, another(first))
  await expect(dialog(page)).toContainText('Kód nesouhlasí')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Opravit kód' }).click()
  await expect(code(page)).toHaveValue(another(first))
  await clickButton(page, 'Přihlásit se')
  await dialog(page).getByRole('button', { name: 'Poslat nový kód' }).click()
  const second = await world.code(2)
  await expect(page.getByText('jsme poslali nový kód')).toBeVisible()
  await expect(code(page)).toHaveValue('')
  await page.reload()
  await tryCode(page, second)
  await expect(page).toHaveURL('/prijemce')
  await expect(page.getByRole('region', { name: 'Vše je v pořádku' })).toBeVisible()
})

test('a reload of the code step stays there, the countdown continues, and after its end the login starts again; nothing is stored in plain text', async ({
  page,
  world,
}) => {
  await world.open('/prijemce/prihlaseni')
  await askForCode(page)
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(await stored()).toContain('kept-login-recipient')
  expect(await stored()).not.toMatch(/2000001|1985/)
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
