import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** How every script of this project starts Chromium. Root may not use the sandbox; nothing calls home. */
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
 * Path of the browser to test with: CHROME_PATH, Debian's, or Playwright's own; nothing when there is none.
 * Throws when CHROME_PATH leads nowhere: what a person asked for is not replaced silently.
 */
export function findChromium(): string | undefined {
  const configured = process.env.CHROME_PATH
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROME_PATH is ${configured}, where there is no file.`)
    return configured
  }
  return [DEBIANS, chromium.executablePath()].find((path) => existsSync(path))
}

/** The same engine without windows and a viewer of PDF, for half the processor time; the whole browser where it is not there. */
export function findHeadlessShell(): string | undefined {
  return !process.env.CHROME_PATH && existsSync(DEBIANS_SHELL) ? DEBIANS_SHELL : findChromium()
}

/** Like findChromium, but installs Debian's where it may. Throws with one line of advice when there is none to be had. */
export function ensureChromium(): string {
  if (findChromium() === undefined) installDebian('chromium')
  const found = findChromium()
  if (found === undefined) throw new Error(advice)
  return found
}

/** Debian's where it may be installed; nothing needs it. */
function wishForHeadlessShell(): void {
  if (findHeadlessShell() === DEBIANS && process.env.CI) installDebian('chromium-headless-shell')
}

/** Tried on Debian and its children, as root. */
function installDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.error(`Installing ${name} of Debian ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', '--no-install-recommends', name],
    ])
      execFileSync('/usr/bin/apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch {
    console.error('apt-get failed.')
  }
}

if (import.meta.main) {
  try {
    console.log(ensureChromium())
    wishForHeadlessShell()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
