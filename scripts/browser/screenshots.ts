/**
 * Makes the pictures of README.md and docs/development.md from the running product: `npm run screenshots` (after `npm run build`).
 * Starts the mock on a free port, in a frozen world, so that the pictures differ only when the product does.
 */
import { mkdirSync } from 'node:fs'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { startServer } from '../process/start-server.ts'
import { chromiumArgs, ensureChromium } from './find-chromium.ts'

process.chdir(`${import.meta.dirname}/../..`)
const folder = 'docs/images'
const phone: BrowserContextOptions = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 }
const browserOptions: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

mkdirSync(folder, { recursive: true })
const server = await startServer(() => [process.execPath, 'mock-server/src/main.ts'], {
  path: '/sandbox/scenarios',
  showsErrors: true,
})
const { origin } = server
const browser = await chromium.launch({ args: chromiumArgs, executablePath: ensureChromium() })
try {
  await shoot('welcome', browserOptions, (page) => page.goto(`${origin}/`))
  await shoot('give', browserOptions, (page) => page.goto(`${origin}/jak-pomahat`))
  await shoot('donor', browserOptions, signInDonor)
  await shoot('payments', browserOptions, async (page) => {
    await signInDonor(page)
    await page.goto(`${origin}/moje-platby`)
  })
  await shoot('recipient', phone, signInRecipient)
  await shoot('photos', phone, async (page, world) => {
    await signInRecipient(page, world)
    await page.goto(`${origin}/prijemce/moje-fotky`)
  })
  await shoot('sandbox', browserOptions, openConsole, seeJournal)
} finally {
  await browser.close()
  await server.stop()
}

async function shoot(
  name: string,
  options: BrowserContextOptions,
  open: (page: Page, world: string) => Promise<unknown>,
  settle: (page: Page) => Promise<void> = (page) => page.waitForLoadState('networkidle'),
) {
  const world = `picture-${name}`
  await fetch(`${origin}/sandbox/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: world, frozen: true }),
  })
  const context = await browser.newContext({
    ...options,
    colorScheme: 'light',
    locale: 'cs-CZ',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${origin}/sandbox/enter/${world}?to=/login`)
  await open(page, world)
  await settle(page)
  await page.screenshot({ path: `${folder}/${name}.png` })
  await context.close()
}

async function signInDonor(page: Page) {
  await page.getByLabel('Andělské číslo nebo e-mail').fill('10000001')
  await page.getByLabel('Heslo', { exact: true }).fill('andel123')
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await page.waitForURL('**/darce')
}

async function signInRecipient(page: Page, world: string) {
  await page.goto(`${origin}/prijemce/prihlaseni`)
  await page.getByLabel('Osobní číslo').fill('2000001')
  await page.getByRole('combobox', { name: 'Den' }).selectOption('1')
  await page.getByRole('combobox', { name: 'Měsíc' }).selectOption('4')
  await page.getByRole('combobox', { name: 'Rok' }).selectOption('1985')
  await page.getByRole('button', { name: 'Pokračovat' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Poslat kód' }).click()
  await page.getByLabel('Kód ze zprávy').fill(await newestCode(world))
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await page.waitForURL('**/prijemce')
}

/** The console of a world with some history. */
async function openConsole(page: Page, world: string) {
  await signInRecipient(page, world)
  await page.goto(`${origin}/sandbox/?world=${world}`)
}

/** The console keeps a stream open, so its network is never idle. */
async function seeJournal(page: Page) {
  await page.getByRole('region', { name: 'Živý deník' }).getByRole('listitem').first().waitFor()
  await page.getByRole('region', { name: 'Telefon a schránka' }).getByRole('listitem').first().waitFor()
}

async function newestCode(world: string): Promise<string> {
  const response = await fetch(`${origin}/sandbox/worlds/${world}/messages?channel=sms&waitMs=5000`)
  const { messages } = (await response.json()) as { messages: { code: string }[] }
  return messages.at(-1)?.code ?? ''
}
