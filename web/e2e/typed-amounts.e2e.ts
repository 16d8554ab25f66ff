import { chromium, expect, type Page } from '@playwright/test'
import { chromiumArgs } from '../../scripts/browser/find-chromium.ts'
import { enterDonor } from './enter.ts'
import { test } from './sandbox.ts'

const INVALID = /Neplatná hodnota|Invalid value/
const REQUIRED = /Hodnota je povinná|This value is required/

/** What is typed, and what is sent: undefined for what can be read in two ways, and for what is no amount. */
const amounts: readonly (readonly [typed: string, crowns: number | undefined])[] = [
  ['500,00', 500],
  ['1 000', 1_000],
  ['1\u202f000\u00a0Kč', 1_000],
  ['750,-', 750],
  ['25.000', undefined],
  ['1,000', undefined],
  ['100,5', undefined],
  ['500,-x', undefined],
]

/** Runs in the page, as Firefox shows no body to Playwright: collects the amounts of payments, which end before the provider. */
function collectAmounts(): void {
  const { fetch } = globalThis
  const sent: unknown[] = []
  Object.assign(globalThis, {
    sent,
    fetch: async (input: Request, init?: RequestInit) => {
      const request = new Request(input, init)
      if (!request.url.endsWith('/cardPayment')) return fetch(request)
      sent.push(((await request.json()) as { amount: unknown }).amount)
      throw new TypeError('Failed to fetch')
    },
  })
}

/** Types every amount into the card window and tries to pay. */
async function payEach(page: Page) {
  const sentAmounts = () => page.evaluate(() => (globalThis as unknown as { sent: unknown[] }).sent)
  // Drawn by the running portal: the page is prerendered.
  await expect(page.getByRole('img', { name: /QR/ }).first()).toBeVisible()
  const open = page.getByRole('button', { name: /^Přispět kartou|^Give by card/ })
  await open.first().click()
  const window = page.getByRole('dialog')
  const amount = window.locator('[name=amount]')
  await window.locator('[name=frequency][value=one-off]').check()
  await window.locator('[name=isAnonymous]').check()
  await window.locator('[name=cardholder]').fill('JANA NOVAKOVA')
  await window.locator('[name=email]').fill('jana@example.com')
  const found: unknown[] = []
  for (const [typed, crowns] of amounts) {
    const before = (await sentAmounts()).length
    await amount.fill('')
    await amount.pressSequentially(typed)
    await window.locator('button[type=submit]').click()
    if (crowns === undefined) {
      await expect(window.getByText(INVALID).first()).toBeVisible()
      await expect(window.getByText(REQUIRED)).toHaveCount(0)
      await expect(amount).toHaveValue(typed)
    } else {
      await expect.poll(async () => (await sentAmounts()).length).toBe(before + 1)
      const understood = `${crowns}`.replace(/\B(?=(\d{3})$)/, '.?')
      await expect(window.getByText(new RegExp(`^(Zaplatíte|You pay) \\D*${understood}\\D*$`)).first()).toBeVisible()
    }
    found.push([typed, (await sentAmounts())[before]])
  }
  return found
}

test('the amount of a card payment is the typed one', { tag: '@engines' }, async ({ page, world }) => {
  await page.addInitScript(collectAmounts)
  await world.open('/jak-pomahat')
  expect(await payEach(page)).toEqual(amounts)
})

test(
  'the amount of a card payment is the typed one in a browser in English',
  { tag: '@long' },
  async ({ world, baseURL }, { project }) => {
    const executablePath = project.use.launchOptions?.executablePath ?? ''
    const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, '--lang=en-US'] })
    try {
      const page = await browser.newPage()
      await page.addInitScript(collectAmounts)
      await page.goto(`${baseURL}/sandbox/enter/${world.id}?to=${encodeURIComponent('/jak-pomahat')}`)
      expect(await payEach(page)).toEqual(amounts)
    } finally {
      await browser.close()
    }
  },
)

test('30 February is an invalid date, not a missing one', async ({ page, world }) => {
  await enterDonor(page, world, '10000001', '/moje-platby/nevidim-platbu')
  await page.getByRole('radio', { name: /^Bankovním převodem/ }).check()
  await page.getByRole('button', { name: 'Pokračovat' }).click()
  const day = page.getByLabel('Den platby')
  const isUnreadable = () => day.evaluate((input: HTMLInputElement) => input.validity.badInput)
  // The browser's own order of day and month.
  for (const digits of ['30022026', '02302026']) {
    if (await isUnreadable()) break
    await day.fill('')
    await day.focus()
    await page.keyboard.type(digits)
  }
  expect(await isUnreadable()).toBe(true)
  await page.getByRole('button', { name: 'Pokračovat' }).click()
  await expect(page.getByRole('alert')).toContainText('Neplatná hodnota')
})
