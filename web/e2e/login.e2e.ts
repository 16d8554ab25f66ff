import { expect, type Page } from '@playwright/test'
import { test } from './sandbox.ts'
import { logInHere } from './steer.ts'

const password = (page: Page) => page.getByLabel('Heslo', { exact: true })

test('a donor logs in although the response is lost at first, and stays logged in after a reload', {
  tag: '@long',
}, async ({ page, world }) => {
  await world.fail({ operationId: 'logIn', kind: 'reset', when: 'after', times: 1 })
  await world.open('/login')
  await logInHere(page, '10000001')
  const dialog = page.getByRole('alertdialog', { name: 'Přihlášení se nepodařilo' })
  await expect(dialog).toContainText('Spojení se přerušilo')
  await dialog.getByRole('button').click()
  await expect(password(page)).toHaveValue('andel123')
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await expect(page).toHaveURL('/darce')
  await expect(page.getByText('Jana Nováková')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/darce')
})

test('input and clicks before React starts are not lost', async ({ page, world }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await world.open('/login')
  await page.getByLabel('Andělské číslo nebo e-mail').fill('10000001')
  await password(page).fill('andel123')
  await page.getByRole('button', { name: 'Zobrazit heslo' }).click()
  release()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Andělské číslo nebo e-mail')).toHaveValue('10000001')
  await expect(password(page)).toHaveValue('andel123')
})
