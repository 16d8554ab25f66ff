import { expect, type Locator, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { expectAccessible, test } from './sandbox.ts'
import { savedFile } from './saved-file.ts'
import { emailsOf, journalOf, logInHere } from './steer.ts'
import { watchViolations } from './violations.ts'

const path = '/moje-platby'
const year = (page: Page) => page.getByRole('combobox', { name: 'Rok' })
const search = (page: Page) => page.getByRole('searchbox', { name: /^Hledat/ })

/** By key: rows rendered meanwhile would move the button under a pointer. */
const saved = (page: Page, button: Locator) => savedFile(page, () => button.press('Enter'))

test('a donor finds a payment, and saves the payments of a range as a table, a workbook and a PDF', {
  tag: '@engines',
}, async ({ page, world }) => {
  const violations = await watchViolations(page)
  await enterDonor(page, world, '10000001', path)
  await expect(page.getByRole('table', { name: /v roce 2026/ }).getByText('čeká na předání')).toBeVisible()
  await year(page).selectOption('Všechny roky')
  await expect(page.getByRole('table')).toHaveCount(3)
  await expect(page).toHaveURL(`${path}?rok=vse`)
  await search(page).fill('6. 11.')
  await expect(page.getByRole('table')).toHaveCount(1)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(`${path}?rok=vse`)

  await page.getByLabel('Od', { exact: true }).fill('2026-10-01')
  await page.getByLabel('Do', { exact: true }).fill('2026-11-10')
  const csv = await saved(page, page.getByRole('button', { name: /^Tabulka CSV/ }))
  expect(csv.name).toBe('dobri-andele-platby-2026-10-01-2026-11-10.csv')
  const lines = csv.bytes.toString('utf8').split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFPřijato;Částka v Kč;Způsob platby;Variabilní symbol;Příspěvek za měsíc/)
  expect(lines[2]).toBe('2026-11-06;1000;převodem;10000001;12/2026;2026-12-01;čeká na předání;;')
  expect(lines).toHaveLength(4)

  const xlsx = await saved(page, page.getByRole('button', { name: /^Tabulka pro Excel/ }))
  expect(xlsx.name).toMatch(/\.xlsx$/)
  expect(xlsx.bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  expect(xlsx.bytes.includes('xl/worksheets/sheet1.xml')).toBe(true)

  const pdf = await saved(page, page.getByRole('button', { name: /^PDF k\stisku/ }))
  expect(pdf.name).toMatch(/\.pdf$/)
  expect(pdf.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(await journalOf(page, world, 'printPaymentOverview')).toHaveLength(1)
  await expect(page.getByText(/^Přehled se 2 platbami/)).toBeVisible()
  expect(violations).toEqual([])
})

test('on a phone a missing payment is reported, one question at a time, and the foundation receives the report once', {
  tag: '@long',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enterDonor(page, world, '10000001', path)
  await page.getByRole('link', { name: 'Nevidíte svou platbu?' }).click()
  const onward = page.getByRole('button', { name: 'Pokračovat' })
  await page.getByRole('radio', { name: /^Bankovním převodem/ }).check()
  await onward.click()
  await page.getByLabel('Den platby').fill('2026-11-03')
  await onward.click()
  await page.getByRole('textbox', { name: /^Částka/ }).fill('700')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Částka/ })).toHaveValue('700')
  await onward.click()
  await expect(page.getByRole('textbox', { name: 'Variabilní symbol' })).toHaveValue('10000001')
  await page.getByRole('button', { name: /^Zkontrolovat/ }).click()
  await expect(page.getByRole('heading', { name: 'Platba už tu měla být' })).toBeFocused()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

  await page.getByRole('textbox', { name: /^Vzkaz pro nadaci/ }).fill('Odešla z účtu manžela.')
  // Delayed, so that the second click happens during the first one and not on the page after it.
  await world.fail({ operationId: 'reportMissingPayment', kind: 'latency', ms: 2_000, times: 1 })
  await page.getByRole('button', { name: /^Požádat nadaci/ }).dblclick()
  await expect(page.getByRole('heading', { name: 'Už vaši platbu hledáme' })).toBeFocused()
  const letters = (await emailsOf(page, world)).filter(({ subject = '' }) => subject.startsWith('Nevidím platbu'))
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('Poznámka: Odešla z účtu manžela.')
  const reference = letters[0]?.subject?.split(', ')[1] ?? ''
  await expect(page.getByText(reference, { exact: true })).toBeVisible()
})

test('twenty years of monthly payments are on one page; rows far below are not rendered before the user scrolls there', async ({
  page,
}) => {
  const violations = await watchViolations(page)
  const made = await page.request.post('/sandbox/worlds', { data: { scenario: 'twenty-years' } })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/sandbox/enter/${id}?to=${encodeURIComponent(`/login?return=${path}%3Frok=vse`)}`)
  await logInHere(page, '10000020')
  await expectHeading(page, 'Moje platby')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(240)
  const elements = await page.locator('tbody *').count()
  expect(elements / 240, 'elements a payment').toBeLessThan(40)

  const isDrawn = () => rows.last().evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isDrawn()).toBe(false)
  await rows.last().scrollIntoViewIfNeeded()
  await expect.poll(isDrawn).toBe(true)

  await search(page).fill('300')
  await expect(rows).toHaveCount(84)
  await expect(page.getByRole('region', { name: 'Součty' })).toContainText('25200 Kč')

  const xlsx = await saved(page, page.getByRole('button', { name: /^Tabulka pro Excel/ }))
  expect(xlsx.name).toBe('dobri-andele-platby-2006-11-15-2026-11-10.xlsx')
  await expect(page.getByText(/^Přehled s\s240 platbami/)).toBeVisible()
  expect(violations).toEqual([])
  await page.request.delete(`/sandbox/worlds/${id}`)
})
