import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from './sandbox.ts'

const name = (page: Page) => page.getByLabel('Andělské číslo nebo e-mail')
const password = (page: Page) => page.getByLabel('Heslo', { exact: true })
const button = (page: Page) => page.getByRole('button', { name: 'Přihlásit se' })
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Přihlášení se nepodařilo' })

async function logIn(page: Page, username: string, secret: string) {
  await name(page).fill(username)
  await password(page).fill(secret)
  await button(page).click()
}

test('a donor logs in with the angel number and stays logged in after a reload', async ({ page, world }) => {
  await world.open('/login')
  await logIn(page, '10000001', 'andel123')
  await expect(page).toHaveURL('/darce')
  await expect(page.getByText('Jana Nováková')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/darce')
  await world.open('/login')
  await expect(page).toHaveURL('/darce')
})

test('a donor logs in with the e-mail, by keyboard alone', async ({ page, world }) => {
  await world.open('/login')
  await name(page).focus()
  await page.keyboard.type('jana@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('andel123')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/darce')
})

test('whoever asked for a page first gets there', async ({ page, world }) => {
  await world.open('/muj-ucet/nps')
  await expect(page).toHaveURL(/\/login\?/)
  await logIn(page, '10000001', 'andel123')
  await expect(page).toHaveURL('/muj-ucet/nps')
})

test('a wrong password says what to do, and nothing typed is lost', async ({ page, world }) => {
  await world.open('/login')
  await logIn(page, '10000001', 'andel124')
  await expect(dialog(page)).toContainText('k\u00a0sobě nepatří')
  await expect(dialog(page).getByRole('link', { name: '+420' })).toHaveAttribute('href', /^tel:/)
  await dialog(page).getByRole('button').click()
  await expect(name(page)).toHaveValue('10000001')
  await expect(password(page)).toHaveValue('andel124')
  await logIn(page, '10000001', 'andel123')
  await expect(page).toHaveURL('/darce')
})

test('the sixth wrong password locks for a quarter of an hour', async ({ page, world }) => {
  await world.open('/login')
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await logIn(page, '10000001', `wrong-${attempt}`)
    await expect(dialog(page)).toContainText('k\u00a0sobě nepatří')
    await dialog(page).getByRole('button').click()
    await expect(dialog(page)).toBeHidden()
  }
  await logIn(page, '10000001', 'andel123')
  await expect(dialog(page)).toContainText(/uzamkli do 10:15/)
  await dialog(page).getByRole('button').click()
  await world.advance('PT15M')
  await button(page).click()
  await expect(page).toHaveURL('/darce')
})

test('the provider is reset in the middle of the call: the page says so and the next press goes through', async ({
  page,
  world,
}) => {
  await world.fail({ operationId: 'logIn', kind: 'reset', when: 'after', times: 1 })
  await world.open('/login')
  await logIn(page, '10000001', 'andel123')
  await expect(dialog(page)).toContainText('Spojení se přerušilo')
  await dialog(page).getByRole('button').click()
  await expect(password(page)).toHaveValue('andel123')
  await button(page).click()
  await expect(page).toHaveURL('/darce')
})

test('what is typed and pressed before React starts is not lost', async ({ page, world }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await world.open('/login')
  await name(page).fill('10000001')
  await password(page).fill('andel123')
  await page.getByRole('button', { name: 'Zobrazit heslo' }).click()
  release()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(name(page)).toHaveValue('10000001')
  await expect(password(page)).toHaveValue('andel123')
  expect(problems).toEqual([])
})

test('in English', async ({ page, world }) => {
  await world.open('/login')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByLabel('Angel number or e-mail').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('andel123')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alertdialog', { name: 'You could not be logged in' })).toContainText('no account')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('empty, refused and in a dialog the page is accessible', async ({ page, world }) => {
  await world.open('/login')
  await expectAccessible(page)
  await button(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await logIn(page, '10000008', 'andel123')
  await expect(dialog(page)).toContainText('uzamkli')
  await expectAccessible(page)
})
