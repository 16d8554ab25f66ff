import { expect, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'
import { logInHere } from './steer.ts'

const phone = { width: 360, height: 740 }
const cardPayment = (page: Page) => page.getByRole('heading', { name: 'Pravidelná platba kartou' })

test('a donor sees the steps of the last gift, and after the day of distribution that it arrived', {
  tag: '@long',
}, async ({ page, world }) => {
  await enterDonor(page, world, '10000001')
  await expect(page.getByText('Váš dar 1 000 Kč jsme přijali 6. 11. 2026.')).toBeVisible()
  await expect(page.getByText('Rodině ho předáme 1. 12. 2026, první pracovní den v měsíci.')).toBeVisible()
  await expect(page.getByText('každý měsíc, další platba 20. 11. 2026')).toBeVisible()
  // No link of the page is broken.
  const own = page.getByRole('main').locator('a[href^="/"]')
  for (const address of await own.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
    expect((await page.request.get(address)).status(), address).toBe(200)
  }

  await world.advance('P21DT1H')
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await logInHere(page, '10000001')
  await expect(page.getByText('Rodině jsme ho předali')).toBeVisible()
  await expect(page.getByText('další platba 21. 12. 2026')).toBeVisible()
})

test('the link to change a recurring payment shows that payment, again after a reload', async ({ page, world }) => {
  await page.setViewportSize(phone)
  await enterDonor(page, world, '10000001')
  await page.getByRole('link', { name: 'Změnit nebo ukončit' }).click()
  await expectHeading(page, 'Moje platby')
  await expect(cardPayment(page)).toBeFocused()
  await expect(cardPayment(page)).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Změnit částku' })).toBeFocused()
  await page.reload()
  await expect(cardPayment(page)).toBeFocused()
  await expect(cardPayment(page)).toBeInViewport()

  // The same address says so when the donor has no recurring payment.
  await page.evaluate(() => localStorage.clear())
  await enterDonor(page, world, '10000009', '/moje-platby#pravidelna-platba')
  await expect(cardPayment(page)).toBeFocused()
  await expect(page.getByText('Teď žádnou nemáte')).toBeInViewport()
})
