import { expect, type Page } from '@playwright/test'
import { selectIssueDate } from './issue-date.ts'

const report = { name: 'zpráva.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nzpráva') }

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
export const goOn = (page: Page) =>
  page.getByRole('button', { name: /^Uložit a\s(pokračovat|vrátit se ke kontrole)$/ }).click()
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Odeslat žádost' })

/** A report is uploaded, the proof of income is delivered otherwise; the review is next. */
export async function hand(page: Page) {
  await expect(heading(page, 'Dokumenty k\u00a0žádosti')).toBeVisible()
  await selectIssueDate(page)
  await page.locator('input[type=file]').first().setInputFiles([report])
  await expect(page.getByText('nahráno', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Předáno jinak/ }).check()
  await goOn(page)
  await expect(heading(page, /^Zkontrolujte/)).toBeVisible()
}

export async function declare(page: Page) {
  await expect(heading(page, 'Prohlášení')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await goOn(page)
}

/** Version 2 from the answer that ends its first part to the review. */
export async function fillGenericFromPhone(page: Page) {
  await page.getByRole('radio', { name: /^Ne, je to/ }).check()
  await goOn(page)
  await field(page, /^Důchod/).fill('14500')
  await field(page, /^Jídlo/).fill('9000')
  await page.getByRole('button', { name: /^Doplnit nuly/ }).click()
  await goOn(page)
  await page.getByRole('radio', { name: /^Chodíme už jen/ }).check()
  await field(page, /^Kam teď/).fill('IKEM Praha')
  await goOn(page)
  await page.getByRole('checkbox', { name: /^Cesty za léčbou/ }).check()
  await field(page, /^Co se díky/).fill('Jezdíme na kontroly vlastním autem.')
  await goOn(page)
  await declare(page)
  await hand(page)
}
