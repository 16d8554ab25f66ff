import { expect } from '@playwright/test'
import { expectAccessible, test } from './sandbox.ts'
import { signInDonor, signInRecipient, trigger } from './steer.ts'

test('the notice to everybody stands on the login page and after it', async ({ page, world }) => {
  await trigger(page, world, { kind: 'notice', text: 'V sobotu budeme portál **udržovat**.' })
  await world.open('/login')
  await expect(page.locator('strong', { hasText: 'udržovat' })).toBeVisible()
  await expectAccessible(page)
  await signInDonor(page, world, '10000001')
  await expect(page.getByText('V sobotu budeme portál udržovat.')).toBeVisible()
})

test('a donor without an e-mail is asked for one', async ({ page, world }) => {
  await signInDonor(page, world, '10000003')
  await expect(page.getByText('Nastavte si prosím platný e-mail')).toBeVisible()
  await expectAccessible(page)
})

test('a new document and the question for a rating come in one list; rating answers the question', async ({
  page,
  world,
}) => {
  await signInDonor(page, world, '10000007')
  const news = page.getByRole('list', { name: 'Co je nového' })
  await expect(news.getByRole('listitem')).toHaveCount(2)
  await expect(news).toContainText('Máte u nás nový dokument')
  await expectAccessible(page)
  await news.getByRole('link', { name: /pomáhá/ }).click()
  await expect(page).toHaveURL('/muj-ucet/nps')
  await expect(news.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('radio', { name: /^9 / }).check()
  await page.getByRole('button', { name: 'Uložit hodnocení' }).click()
  await expect(page.getByRole('heading', { name: 'Děkujeme, moc nás to těší' })).toBeVisible()
  await page.goto('/darce')
  await expect(news.getByRole('listitem')).toHaveCount(1)
})

test('outside the window nobody is asked', async ({ page, world }) => {
  await trigger(page, world, { kind: 'nps-window', start: '2026-11-11', end: '2026-11-30' })
  await signInDonor(page, world, '10000007')
  const news = page.getByRole('list', { name: 'Co je nového' })
  await expect(news).toContainText('Máte u nás nový dokument')
  await expect(news.getByRole('listitem')).toHaveCount(1)
})

test('a locked account opens a window with the day of the unlock', async ({ page, world }) => {
  await signInRecipient(page, world, '2000010', '1980-01-10')
  const dialog = page.getByRole('alertdialog', { name: 'Údaje teď nejde měnit' })
  await expect(dialog).toContainText('Měnit údaje půjde znovu od 11. 11. 2026 06:00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Rozumím' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Údaje teď nejde měnit')).toBeVisible()
})

test('the day before a lock warns', async ({ page, world }) => {
  await signInRecipient(page, world, '2000011', '1981-02-11')
  await expect(page.getByText('Zítra od 18:00 nepůjdou údaje měnit')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expectAccessible(page)
})
