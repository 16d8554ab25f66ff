import type { Page } from '@playwright/test'

/** Signs Jana in on the login page of donors, in the world that the page is in. */
export async function signInDonor(page: Page): Promise<void> {
  await page.getByLabel('Andělské číslo nebo e-mail').fill('10000001')
  await page.getByLabel('Heslo', { exact: true }).fill('andel123')
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await page.waitForURL('**/darce')
}

/** Signs a family in by a code; the page is in this world. */
export async function signInRecipient(page: Page, origin: string, world: string): Promise<void> {
  await page.goto(`${origin}/prijemce/prihlaseni`)
  await page.getByLabel('Osobní číslo').fill('2000003')
  await page.getByRole('combobox', { name: 'Den' }).selectOption('3')
  await page.getByRole('combobox', { name: 'Měsíc' }).selectOption('6')
  await page.getByRole('combobox', { name: 'Rok' }).selectOption('1987')
  await page.getByRole('button', { name: 'Pokračovat' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Poslat kód' }).click()
  await page.getByLabel('Kód ze zprávy').fill(await newestCode(origin, world))
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await page.waitForURL('**/prijemce')
}

async function newestCode(origin: string, world: string): Promise<string> {
  const response = await fetch(`${origin}/sandbox/worlds/${world}/messages?channel=sms&waitMs=5000`)
  const { messages } = (await response.json()) as { messages: { code: string }[] }
  return messages.at(-1)?.code ?? ''
}
