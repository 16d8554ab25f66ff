import { expect } from '@playwright/test'
import { expectAccessible, test } from './sandbox.ts'
import { signInDonor } from './steer.ts'

test('a donor sees the way of the last gift, and after the day of distribution that it arrived', async ({
  page,
  world,
}) => {
  await signInDonor(page, world, '10000001')
  await expect(page.getByText('Váš dar 1 000 Kč jsme přijali 6. 11. 2026.')).toBeVisible()
  await expect(page.getByText('Rodině ho předáme 1. 12. 2026, první pracovní den v měsíci.')).toBeVisible()
  await expect(page.getByText('každý měsíc, další platba 20. 11. 2026')).toBeVisible()
  await expectAccessible(page)

  await world.advance('P21DT1H')
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await signInDonor(page, world, '10000001')
  await expect(page.getByText('Rodině jsme ho předali')).toBeVisible()
  await expect(page.getByText('další platba 21. 12. 2026')).toBeVisible()
})

test('who gave nothing yet sees how it will be', async ({ page, world }) => {
  await signInDonor(page, world, '10000004')
  await expect(page.getByRole('heading', { name: 'První dar od vás teprve čekáme' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Takhle váš dar doputuje k rodině' })).toBeVisible()
  await expectAccessible(page)
})

test('a company reads of its company', async ({ page, world }) => {
  await signInDonor(page, world, '10000002')
  await expect(page.getByText('Vaše firma pomáhá už 3 roky a 2 měsíce')).toBeVisible()
  await expect(page.getByText('Dar vaší firmy 5 000 Kč jsme přijali 29. 10. 2026.')).toBeVisible()
})

test('in English', async ({ page, world }) => {
  await signInDonor(page, world, '10000009')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('Your gift of CZK 2,000 reached us on 11/03/2026.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Help every month' })).toBeVisible()
  await expectAccessible(page)
})

test('nothing scrolls sideways on the smallest phone, and no link is dead', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInDonor(page, world, '10000007')
  await expect(page.getByRole('list', { name: 'Co je nového' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  const own = page.getByRole('main').locator('a[href^="/"]')
  for (const address of await own.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('nenalezena')
  }
})
