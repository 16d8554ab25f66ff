/**
 * What three engines write to AT-SPI, which Orca reads: `dbus-run-session -- node scripts/checks/at-spi/main.ts` after `npm run build`. Needs
 * `apt-get install -y at-spi2-core chromium dbus firefox-esr gir1.2-atspi-2.0 python3-gi webkit2gtk-driver xvfb`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, firefox } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../../browser/find-chromium.ts'
import { findFirefox } from '../../browser/find-firefox.ts'
import { startServer } from '../../process/start-server.ts'
import { startScreen } from '../tools/webkit/start-screen.ts'
import { startWebKit } from '../tools/webkit/start-webkit.ts'

/** Each is the whole text of one object of the gallery: an amount, one of ten million and more, a date with a time, an account. */
const SPOKEN = [
  '1234 korun',
  '23 milionů 500000 korun',
  'desátého listopadu 2026 v 10:00',
  '1 2 3 4, 5 6, pomlčka, 0 1 2 3, 4 5 6 7, 8 9, lomeno, 0 8 0 0',
]
const MAX_TRIES = 10

process.chdir(`${import.meta.dirname}/../../..`)
const home = mkdtempSync(`${tmpdir()}/at-spi-`)
const server = await startServer(() => [process.execPath, 'mock-server/src/main.ts'], { path: '/sandbox/scenarios' })
const screen = await startScreen()
const gallery = `${server.origin}/test`
const env = { ...process.env, DISPLAY: screen.display, GNOME_ACCESSIBILITY: '1' }

/** Each opens the gallery, and returns its version and a function that closes it. */
const engines = {
  async Chromium() {
    const args = [...chromiumArgs, '--force-renderer-accessibility']
    const browser = await chromium.launch({ executablePath: ensureChromium(), headless: false, args, env })
    await (await browser.newPage({ locale: 'cs-CZ' })).goto(gallery)
    return { version: browser.version(), close: () => browser.close() }
  },
  async Firefox() {
    const executablePath = findFirefox()
    if (executablePath === undefined) throw new Error('There is no Firefox: apt-get install -y firefox-esr')
    const browser = await firefox.launch({
      channel: 'moz-firefox',
      executablePath,
      headless: false,
      env,
    })
    await (await browser.newPage({ locale: 'cs-CZ' })).goto(gallery)
    return { version: browser.version(), close: () => browser.close() }
  },
  async WebKitGTK() {
    const webKit = await startWebKit(home, screen)
    const driver = await webKit.open()
    await driver.get(gallery)
    return { version: webKit.version, close: () => driver.quit().then(webKit.stop) }
  },
}

function readTexts(): string[] {
  const lines = execFileSync('/usr/bin/python3', ['scripts/checks/at-spi/read-texts.py'], { encoding: 'utf8' })
  return lines
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as string).replaceAll(/\s+/g, ' ').trim()]))
}

const versions: string[] = []
let missing = 0
for (const [name, open] of Object.entries(engines)) {
  const { version, close } = await open()
  let unheard: string[] = SPOKEN
  for (let tries = 0; unheard.length > 0 && tries < MAX_TRIES; tries += 1) {
    await wait(500)
    const texts = new Set(readTexts())
    unheard = SPOKEN.filter((text) => !texts.has(text))
  }
  await close()
  versions.push(`${name} ${version}`)
  missing += unheard.length
  for (const text of unheard) console.log(`${name} has no text “${text}”`)
}
await screen.stop()
await server.stop()
rmSync(home, { recursive: true })
console.log(`${SPOKEN.length} spoken texts in ${versions.join(', ')}: ${missing} missing`)
process.exitCode = missing > 0 ? 1 : 0
