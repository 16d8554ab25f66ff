import { readFileSync } from 'node:fs'
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  firefox,
  type LaunchOptions,
  type Page,
} from '@playwright/test'
import { chromiumArgs, findHeadlessShell } from '../../../../../browser/find-chromium.ts'
import { findFirefox } from '../../../../../browser/find-firefox.ts'
import { type Screen, screens } from '../../things/screens.ts'

export const { origin } = JSON.parse(readFileSync('screens.json', 'utf8')) as { origin: string }

export type BrowserName = 'chromium' | 'firefox'

export function launch(name: BrowserName, preferences: LaunchOptions['firefoxUserPrefs'] = {}): Promise<Browser> {
  if (name === 'firefox')
    return firefox.launch({
      channel: 'moz-firefox',
      executablePath: findFirefox() ?? '',
      firefoxUserPrefs: preferences,
    })
  return chromium.launch({ args: chromiumArgs, executablePath: findHeadlessShell() ?? '' })
}

/** Opens a screen in a context of its own. */
export async function openScreen(
  browser: Browser,
  { path, user }: Screen,
  options: BrowserContextOptions = {},
  script?: () => void,
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    reducedMotion: 'reduce',
    storageState: `${user}.json`,
    ...options,
  })
  if (script) await context.addInitScript(script)
  const page = await context.newPage()
  await page.goto(origin + path)
  await settle(page)
  return page
}

/** The screen has its heading and all that it fetched. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** The paths of the screens for which `look` finds a fault, each with the first one. */
export async function faultyScreens(look: (screen: Screen) => Promise<readonly string[]>): Promise<string> {
  const faulty: string[] = []
  for (const screen of screens) {
    const [first] = await look(screen)
    if (first !== undefined) faulty.push(`${screen.path} ${first}`)
  }
  return [`${faulty.length} of ${screens.length}`, ...faulty].join('; ')
}
