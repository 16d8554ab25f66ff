import { expect, type Page } from '@playwright/test'
import { test } from './sandbox.ts'

const password = (page: Page) => page.getByLabel('Heslo', { exact: true })

test('input and clicks before React starts are not lost', async ({ page, world }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
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
