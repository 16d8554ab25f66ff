import { expect, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { expectAccessible, test } from './sandbox.ts'

const menuEntry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })

test('a user who opens a page offline keeps the menu, and the page opens when the connection is back', async ({
  page,
  world,
  context,
}) => {
  // Files of the menu's screens that came ahead would show the screen itself.
  await context.route(/\/assets\/screens/, (route) => route.abort())
  await enterDonor(page, world, '10000001')
  await expectHeading(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await context.setOffline(true)
  await menuEntry(page, 'Moje platby').click()
  await expectHeading(page, 'Jste bez připojení')
  await expect(page).toHaveURL('/moje-platby')
  await expect(menuEntry(page, 'Moje platby')).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zkusit znovu' }).click()
  await expectHeading(page, 'Jste bez připojení')
  await context.setOffline(false)
  await expectHeading(page, 'Moje platby')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
