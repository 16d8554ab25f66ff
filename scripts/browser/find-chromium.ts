import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { recommendFirefox } from './find-firefox.ts'
import { installDebian } from './install-debian.ts'

/** How every script of this project starts Chromium. Root cannot use the sandbox; telemetry is off. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const advice =
  'No Chromium found: set CHROME_PATH to one, or run "apt-get install -y chromium" (Debian) or "npx playwright install chromium".'

const DEBIANS = '/usr/bin/chromium'
const DEBIANS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Returns the path of the browser to test with: CHROME_PATH, Debian's, or Playwright's own; undefined if there is none. Throws if
 * CHROME_PATH does not exist: an explicit setting is never replaced silently.
 */
export function findChromium(): string | undefined {
  const configured = process.env.CHROME_PATH
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROME_PATH is ${configured}, where there is no file.`)
    return configured
  }
  return [DEBIANS, chromium.executablePath()].find((path) => existsSync(path))
}

/** The headless shell without a PDF viewer, which needs half the processor time; the full browser if it is not installed. */
export function findHeadlessShell(): string | undefined {
  return !process.env.CHROME_PATH && existsSync(DEBIANS_SHELL) ? DEBIANS_SHELL : findChromium()
}

/** Like findChromium, but installs Debian's if possible. Throws with one line of advice if there is none. */
export function ensureChromium(): string {
  if (findChromium() === undefined) installDebian('chromium')
  const found = findChromium()
  if (found === undefined) throw new Error(advice)
  return found
}

/** Debian's if it can be installed; nothing requires it. */
function recommendHeadlessShell(): void {
  if (findHeadlessShell() === DEBIANS) installDebian('chromium-headless-shell')
}

if (import.meta.main) {
  try {
    console.log(ensureChromium())
    recommendHeadlessShell()
    recommendFirefox()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
