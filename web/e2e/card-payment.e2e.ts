import { expect, type Page } from '@playwright/test'
import { expectHeading } from './people.ts'
import { expectAccessible, test } from './sandbox.ts'
import { watchViolations } from './violations.ts'

const payer = async (page: Page, cardholder: string | RegExp, email: string | RegExp) => {
  const window = page.getByRole('dialog')
  await window.getByLabel(cardholder).fill('JANA NOVAKOVA')
  await window.getByLabel(email).fill('jana@example.com')
}

test('a visitor on a phone gives every month without a number, and sees the dates', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const violations = await watchViolations(page)
  await world.open('/jak-pomahat')
  await page.getByRole('button', { name: 'Přispět kartou' }).click()
  const window = page.getByRole('dialog', { name: 'Přispět kartou' })
  await window.getByRole('button', { name: '300 Kč' }).click()
  await window.getByRole('radio', { name: 'Každý měsíc' }).check()
  await window.getByLabel('Anonymní dar').check()
  await expect(window.getByText('Hned strhneme 300 Kč')).toBeVisible()
  await window.getByRole('button', { name: 'Přejít k platbě' }).click()
  await expect(window.getByRole('alert')).toBeFocused()
  // The head of the window sticks, and covers no fault.
  const [head, faults] = await Promise.all([
    window.getByRole('heading', { name: 'Přispět kartou' }).boundingBox(),
    window.getByRole('alert').boundingBox(),
  ])
  expect(faults?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0))
  await expectAccessible(page)
  await payer(page, 'Jméno držitele karty', /^E-.?mail/)
  await window.getByRole('button', { name: 'Přejít k platbě' }).click()

  await page.locator('button[value="approve"]').click()
  await expectHeading(page, 'Platba proběhla')
  await expect(page).toHaveURL('/platba-probehla')
  const main = page.getByRole('main')
  await expect(main.getByRole('list', { name: 'Cesta vašeho daru' })).toContainText('11. 11. 2026')
  await expect(main.getByText('21. 12. 2026')).toBeVisible()
  await expect(main.getByText('Poslední platbu strhneme 22. 10. 2029.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth)).toBeLessThanOrEqual(0)
  expect(violations).toEqual([])
})

test('a payer who went back or never returned sees the current state later, in English', async ({ page, world }) => {
  await world.open('/jak-pomahat')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Give by card' }).click()
  const window = page.getByRole('dialog', { name: 'Give by card' })
  await window.getByLabel('Amount in Czech crowns').fill('21')
  await window.getByRole('radio', { name: 'Once' }).check()
  await window.getByLabel('Anonymous gift').check()
  await payer(page, 'Name of the cardholder', /^E-.?mail/)
  await window.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/gateway\//)

  // Back by the browser's button: the page must not be stuck in its redirect.
  await page.goBack()
  await expectHeading(page)
  await expect(page.getByText('Taking you to the payment gateway')).toHaveCount(0)
  await page.goForward()
  await page.locator('button[value="cancel"]').click()
  await expectHeading(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/gateway\//)

  // The address contradicts the provider's state.
  await page.goBack()
  await expectHeading(page, 'Waiting for word from the bank')
  await expect(page).toHaveTitle(/^Waiting for word from the bank/)
  await page.getByRole('link', { name: 'Back to the payment gateway' }).click()
  await page.locator('button[value="approve-and-stay"]').click()
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.reload()
  await expectHeading(page, 'Payment successful')
  await expect(page).toHaveTitle(/^Payment successful/)
})
