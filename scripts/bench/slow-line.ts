import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../browser/find-chromium.ts'
import { median } from './median.ts'

/** 150 ms and 1.6 Mbit/s, in the units of the DevTools protocol. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 }

/** Milliseconds from the press to the donor's families, requests over the line since the login page was opened, and the milliseconds of two other pages. */
export type SignInTiming = { ms: number; requests: number; consoleMs: number; bareMs: number }

/** On a slow line with an empty cache: signs a donor in, then opens the console and the other page, `rounds` times. Answers the medians. */
export async function measureSignIn(origin: string, bareUrl: string, rounds: number): Promise<SignInTiming> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  const seen: SignInTiming[] = []
  for (let round = 0; round < rounds; round += 1)
    seen.push({
      ...(await signIn(browser, origin)),
      consoleMs: await openPage(browser, `${origin}/sandbox/`, (page) => page.getByText('Jana Nováková').first()),
      bareMs: await openPage(browser, bareUrl, (page) => page.getByRole('heading', { name: 'Hello' })),
    })
  await browser.close()
  const medianOf = (key: keyof SignInTiming) => median(seen.map((one) => one[key]))
  return {
    ms: medianOf('ms'),
    requests: medianOf('requests'),
    consoleMs: medianOf('consoleMs'),
    bareMs: medianOf('bareMs'),
  }
}

async function signIn(browser: Browser, origin: string): Promise<Omit<SignInTiming, 'bareMs' | 'consoleMs'>> {
  const { page, network } = await openSlowPage(browser)
  const countRequests = watchRequests(network)
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' })
  // As the browser fills in a saved password: no key is pressed.
  await page.getByLabel('Andělské číslo nebo e-mail').fill('10000001')
  await page.getByLabel('Heslo', { exact: true }).fill('andel123')
  const began = performance.now()
  await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
  await page.waitForURL('**/darce')
  await page.getByRole('region', { name: 'Komu právě pomáháte' }).waitFor()
  const result = { ms: performance.now() - began, requests: countRequests() }
  await page.context().close()
  return result
}

/** Milliseconds until the given text is shown. */
async function openPage(browser: Browser, url: string, shown: (page: Page) => Locator): Promise<number> {
  const { page } = await openSlowPage(browser)
  const began = performance.now()
  await page.goto(url)
  await shown(page).waitFor()
  const ms = performance.now() - began
  await page.context().close()
  return ms
}

async function openSlowPage(browser: Browser): Promise<{ page: Page; network: CDPSession }> {
  const page = await browser.newPage()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', SLOW_LINE)
  return { page, network }
}

/** Returns a function that counts the requests so far, without those that the browser answered from its cache. */
function watchRequests(network: CDPSession): () => number {
  const sent = new Set<string>()
  network.on(
    'Network.requestWillBeSent',
    ({ requestId, request }) => request.url.startsWith('http') && sent.add(requestId),
  )
  network.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId))
  network.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && sent.delete(requestId))
  return () => sent.size
}
