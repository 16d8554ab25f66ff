/** What a browser makes of the ten main screens when it changes them: screens.ts chromium|firefox MEETING. */
import type { Browser, LaunchOptions } from '@playwright/test'
import { blocked, withoutDatabase } from './screens/blocked.ts'
import { code } from './screens/code.ts'
import { backgrounds, borders, checks, codes, rings } from './screens/forced-colours.ts'
import { type BrowserName, launch } from './screens/open-screens.ts'
import { focus, ordinary, requests, spacing, summary, windows, zoomed } from './screens/sizes.ts'
import { facts, translated } from './screens/translation.ts'

type Meeting = (name: BrowserName) => Promise<string>

const within =
  (look: (browser: Browser) => Promise<string>, preferences?: LaunchOptions['firefoxUserPrefs']): Meeting =>
  async (name) => {
    const browser = await launch(name, preferences)
    try {
      return await look(browser)
    } finally {
      await browser.close()
    }
  }

const FORCED = { 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 2 }
/** Of a system whose setting is of the text alone. */
const LARGE_TEXT = { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 }
const WITHOUT_FONTS = { 'gfx.downloadable_fonts.enabled': false, 'browser.display.use_document_fonts': 0 }

const meetings: Record<string, Meeting> = {
  translated: within(translated),
  facts: within(facts),
  code: within(code),
  zoomed: within(zoomed),
  focus: within(focus),
  summary: within(summary),
  windows: within(windows),
  spacing: within(spacing),
  largeText: within(ordinary, LARGE_TEXT),
  withoutFonts: within(ordinary, WITHOUT_FONTS),
  borders: within(borders, FORCED),
  checks: within(checks, FORCED),
  rings: within(rings, FORCED),
  backgrounds: within(backgrounds),
  codes: within(codes, FORCED),
  requests: within(requests),
  blocked,
  withoutDatabase,
}
const [name, meeting = ''] = process.argv.slice(2)
console.log(await meetings[meeting]?.(name as BrowserName))
