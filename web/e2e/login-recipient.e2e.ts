import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from './sandbox.ts'

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const code = (page: Page) => page.getByLabel('Kód ze zprávy')
const dialog = (page: Page) => page.getByRole('alertdialog')

async function fillPerson(page: Page, day = '1') {
  await page.getByLabel('Osobní číslo').fill('2000001')
  await select(page, 'Den').selectOption(day)
  await select(page, 'Měsíc').selectOption('4')
  await select(page, 'Rok').selectOption('1985')
  await press(page, 'Pokračovat')
}

async function askForCode(page: Page) {
  await fillPerson(page)
  await page.getByRole('radio').first().check()
  await press(page, 'Poslat kód')
  await expect(code(page)).toBeVisible()
}

async function tryCode(page: Page, text: string) {
  await code(page).fill(text)
  await press(page, 'Přihlásit se')
}

/** A code that is certainly another one. */
const another = (right: string) => right.replace(/.$/, (last) => String((Number(last) + 1) % 10))

test('a recipient logs in with the code from the SMS', async ({ page, world }) => {
  await world.open('/prijemce/prihlaseni')
  await askForCode(page)
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await tryCode(page, await world.code())
  await expect(page).toHaveURL('/prijemce')
  await expect(page.getByText('Petra Svobodová')).toBeVisible()
})

test('wrong data stay in the fields and may be corrected', async ({ page, world }) => {
  await world.open('/prijemce/prihlaseni')
  await fillPerson(page, '2')
  await expect(page.getByRole('alert')).toContainText('Zadané údaje nejsou správné')
  await expect(page.getByLabel('Osobní číslo')).toHaveValue('2000001')
  await select(page, 'Den').selectOption('1')
  await press(page, 'Pokračovat')
  await expect(page.getByRole('radio')).toHaveCount(2)
})

test('a wrong code may be corrected, or replaced by a new one that kills the old', async ({ page, world }) => {
  await world.open('/prijemce/prihlaseni')
  await askForCode(page)
  const first = await world.code()
  await tryCode(page, another(first))
  await expect(dialog(page)).toContainText('Kód nesouhlasí')
  await dialog(page).getByRole('button', { name: 'Opravit kód' }).click()
  await expect(code(page)).toHaveValue(another(first))
  await press(page, 'Přihlásit se')
  await dialog(page).getByRole('button', { name: 'Poslat nový kód' }).click()
  const second = await world.code(2)
  await expect(page.getByText('jsme poslali nový kód')).toBeVisible()
  await expect(code(page)).toHaveValue('')
  await tryCode(page, second)
  await expect(page).toHaveURL('/prijemce')
})

test('after six wrong codes only a new one helps', async ({ page, world }) => {
  await world.open('/prijemce/prihlaseni')
  await askForCode(page)
  const right = await world.code()
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await tryCode(page, another(right))
    await expect(dialog(page)).toContainText('Kód nesouhlasí')
    await dialog(page).getByRole('button', { name: 'Opravit kód' }).click()
    await expect(dialog(page)).toBeHidden()
  }
  await tryCode(page, right)
  await expect(dialog(page)).toContainText('Tento kód už nejde použít')
  await dialog(page).getByRole('button', { name: 'Poslat nový kód' }).click()
  await tryCode(page, await world.code(2))
  await expect(page).toHaveURL('/prijemce')
})

test('a code that expired is refused, and the way back begins with the phones', async ({ page, world }) => {
  await world.open('/prijemce/prihlaseni')
  await askForCode(page)
  const late = await world.code()
  await world.advance('PT15M')
  await tryCode(page, late)
  await expect(dialog(page)).toContainText('Čas na zadání kódu vypršel')
  await dialog(page).getByRole('button', { name: 'Zpět k\u00a0výběru telefonu' }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('radio').first().check()
  await press(page, 'Poslat kód')
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await tryCode(page, await world.code(2))
  await expect(page).toHaveURL('/prijemce')
})

test('the provider is reset after it judged the code: the page says so, and a new code leads in', async ({
  page,
  world,
}) => {
  await world.open('/prijemce/prihlaseni')
  await askForCode(page)
  const right = await world.code()
  await world.fail({ operationId: 'logInRecipient', kind: 'reset', when: 'after', times: 1 })
  await tryCode(page, right)
  await expect(dialog(page)).toContainText('Spojení se přerušilo')
  await dialog(page).getByRole('button').click()
  await expect(code(page)).toHaveValue(right)
  await press(page, 'Přihlásit se')
  await expect(dialog(page)).toContainText('Tento kód už byl použitý')
  await dialog(page).getByRole('button', { name: 'Poslat nový kód' }).click()
  await tryCode(page, await world.code(2))
  await expect(page).toHaveURL('/prijemce')
})

test('a reload starts with the first step', async ({ page, world }) => {
  await world.open('/prijemce/prihlaseni')
  await askForCode(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Přihlášení pro příjemce' })).toBeVisible()
})

test('the pages of recipients are Czech whatever was chosen', async ({ page, world }) => {
  await world.open('/login')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: /Recipient login/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Přihlášení pro příjemce' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await fillPerson(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Kam vám máme poslat kód?' })).toBeFocused()
})

test('every step, its errors and dialogs are accessible', async ({ page, world }) => {
  await world.open('/prijemce/prihlaseni')
  await expectAccessible(page)
  await press(page, 'Pokračovat')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await fillPerson(page)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('radio').first().check()
  await press(page, 'Poslat kód')
  await expect(code(page)).toBeVisible()
  await expectAccessible(page)
  await tryCode(page, another(await world.code()))
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
})

test('what is chosen and sent before React starts is not lost', async ({ page, world }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await world.open('/prijemce/prihlaseni')
  await page.getByLabel('Osobní číslo').fill('2000001')
  await select(page, 'Den').selectOption('1')
  await select(page, 'Měsíc').selectOption('4')
  await select(page, 'Rok').selectOption('1985')
  await press(page, 'Pokračovat')
  release()
  await expect(page.getByRole('radio')).toHaveCount(2)
  expect(problems).toEqual([])
})

test('at 320 pixels nothing scrolls sideways', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await world.open('/prijemce/prihlaseni')
  await press(page, 'Pokračovat')
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await overflow()).toBe(0)
  await askForCode(page)
  expect(await overflow()).toBe(0)
})
