/**
 * Makes the pictures of README.md and docs/development.md from the running product, and records their words: `npm run screenshots` (after
 * `npm run build`). Starts the mock on a free port, in a frozen world, so that the pictures differ only when the product does.
 */
import { writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { startServer } from '../process/start-server.ts'
import { chromiumArgs, ensureChromium } from './find-chromium.ts'
import { CONSOLE, PICTURES, pictures, screenOf, visibleWords } from './pictures.ts'
import { signInDonor, signInRecipient } from './sign-in.ts'

process.chdir(`${import.meta.dirname}/../..`)
const words: Record<string, string> = {}
const server = await startServer(() => [process.execPath, 'mock-server/src/main.ts'], {
  path: '/sandbox/scenarios',
  showsErrors: true,
})
const { origin } = server
const browser = await chromium.launch({ args: chromiumArgs, executablePath: ensureChromium() })
try {
  for (const { name, scope, path, isOnPhone } of pictures) {
    await shoot(name, { isOnPhone }, async (page, world) => {
      await signIn(page, world, scope)
      await page.goto(origin + path)
      await page.waitForLoadState('networkidle')
    })
  }
  await shoot(CONSOLE.name, { parts: CONSOLE.parts }, openConsole)
  writeFileSync(`${PICTURES}/words.json`, `${JSON.stringify(words, undefined, 2)}\n`)
} finally {
  await browser.close()
  await server.stop()
}

type Options = { isOnPhone?: boolean | undefined; parts?: string }

async function shoot(name: string, { isOnPhone, parts }: Options, open: (page: Page, world: string) => Promise<void>) {
  const world = `picture-${name}`
  await fetch(`${origin}/sandbox/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: world, now: '2026-11-10T09:00:00.000Z', frozen: true, seed: 1 }),
  })
  const context = await browser.newContext({
    viewport: screenOf(isOnPhone),
    deviceScaleFactor: isOnPhone ? 2 : 1,
    colorScheme: 'light',
    locale: 'cs-CZ',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${origin}/sandbox/enter/${world}?to=/login`)
  await open(page, world)
  await page.screenshot({ path: `${PICTURES}/${name}.png` })
  words[name] = await visibleWords(page, parts)
  await context.close()
}

async function signIn(page: Page, world: string, scope: string) {
  if (scope === 'donor') await signInDonor(page)
  if (scope === 'recipient') await signInRecipient(page, origin, world)
}

/** The console of a world with some history. It keeps a stream open, so its network is never idle. */
async function openConsole(page: Page, world: string) {
  await signInRecipient(page, origin, world)
  await page.goto(`${origin}/sandbox/?world=${world}`)
  for (const name of ['Živý deník', 'Telefon a schránka'])
    await page.getByRole('region', { name }).getByRole('listitem').first().waitFor()
}
