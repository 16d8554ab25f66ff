import { expect, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'

const phone = { width: 360, height: 740 }
const cardPayment = (page: Page) => page.getByRole('heading', { name: 'Pravidelná platba kartou' })

test('the link to change a recurring payment shows that payment, again after a reload', {
  tag: '@engines-quick',
}, async ({ page, world }) => {
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
