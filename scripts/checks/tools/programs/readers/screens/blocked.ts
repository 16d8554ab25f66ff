import { mkdirSync, writeFileSync } from 'node:fs'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../../../../browser/find-chromium.ts'
import { type BrowserName, faultyScreens, launch, openScreen, origin } from './open-screens.ts'
import { faultsOfUse } from './use-screen.ts'

const PATHS = ['/login', '/registrace', '/jak-pomahat', '/dotaznik-onko'] as const

/** Public screens where cookies and the data of websites are blocked by the settings of the browser. */
export async function blocked(name: BrowserName): Promise<string> {
  const context = await openBlocked(name)
  const counts = { start: 0, 'say so': 0 }
  for (const path of PATHS) {
    const page = await context.newPage()
    await page.goto(origin + path)
    if (await comes(page.getByText('Prohlížeč nedovoluje portálu nic uložit'))) counts['say so'] += 1
    await page.getByRole('button', { name: 'Zavřít' }).click()
    if (await starts(page)) counts.start += 1
    await page.close()
  }
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByLabel('Andělské číslo nebo e-mail').fill('10000001')
  await page.getByLabel('Heslo', { exact: true }).fill('andel123')
  const answered = page.waitForResponse(/\/api\/login$/)
  await page.getByRole('main').getByRole('button', { name: 'Přihlásit se' }).press('Enter')
  await answered
  await page.waitForURL(/return=/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const end = new URL(page.url()).pathname
  await context.close()
  return `${Object.entries(counts)
    .map(([what, count]) => `${count} of ${PATHS.length} ${what}`)
    .join(', ')}; a login leads back to ${end}`
}

async function openBlocked(name: BrowserName): Promise<BrowserContext> {
  const options = { locale: 'cs-CZ' }
  if (name === 'firefox') return (await launch(name, { 'network.cookie.cookieBehavior': 2 })).newContext(options)
  mkdirSync('profile/Default', { recursive: true })
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync('profile/Default/Preferences', JSON.stringify(preferences))
  // The shell has no settings.
  const executablePath = findChromium() ?? ''
  return chromium.launchPersistentContext('profile', { ...options, args: chromiumArgs, executablePath })
}

/** Whether a press on a button of the page is answered. */
async function starts(page: Page): Promise<boolean> {
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  if (heading === 'Portál se tu nespustil') return false
  const english = page.getByRole('button', { name: 'English' })
  if ((await english.count()) === 0) return true
  await english.click()
  return comes(page.locator('html[lang=en]'))
}

const comes = (what: Locator) =>
  what.waitFor({ state: 'attached', timeout: 20_000 }).then(
    () => true,
    () => false,
  )

/** As in a private window of an older browser. */
export async function withoutDatabase(name: BrowserName): Promise<string> {
  const browser = await launch(name)
  const seen = await faultyScreens(async (screen) => {
    const page = await openScreen(browser, screen, {}, () =>
      Object.defineProperty(window, 'indexedDB', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
    )
    const faults = await faultsOfUse(page)
    await page.context().close()
    return faults
  })
  await browser.close()
  return seen
}
