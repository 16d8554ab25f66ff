import { expect } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { test } from './sandbox.ts'

test('a new document and the question for a rating are one list; each is removed once it was followed, over a reload too', {
  tag: '@long',
}, async ({ page, world }) => {
  await enterDonor(page, world, '10000007')
  const notices = page.getByRole('list', { name: 'Co je nového' })
  await expect(notices.getByRole('listitem')).toHaveCount(2)
  await expect(notices).toContainText('Máte u nás nový dokument')
  await notices.getByRole('link', { name: /pomáhá/ }).click()
  await expect(page).toHaveURL('/muj-ucet/nps')
  await expect(notices.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('radio', { name: /^9 / }).check()
  await page.getByRole('button', { name: 'Uložit hodnocení' }).click()
  await expect(page.getByRole('heading', { name: 'Děkujeme, moc nás to těší' })).toBeVisible()
  await page.goto('/darce')
  await expect(notices.getByRole('listitem')).toHaveCount(1)

  await notices.getByRole('link', { name: /nový dokument/ }).click()
  await expect(page.getByRole('button', { name: /^Stáhnout/ }).first()).toBeVisible()
  await expect(notices).toHaveCount(0)
  await page.goto('/darce')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/jsme přijali|První dar/).first()).toBeVisible()
  await expect(notices).toHaveCount(0)
})
