import { expect, type Page } from '@playwright/test'
import { test } from './sandbox.ts'
import { trigger } from './steer.ts'
import { watchViolations } from './violations.ts'

const PHONE = 360
const DESKTOP = 1280

/**
 * All have the same frame: a desktop is checked where a campaign loads late too (and in
 * every-screen.e2e.ts).
 */
const pages = [
  { path: '/', widths: [PHONE] },
  { path: '/obnova-hesla', widths: [PHONE] },
  { path: '/registrace?kampan=letni-beh', widths: [DESKTOP, PHONE], late: 'kampaň „Letní běh“' },
  { path: '/prijemce/prihlaseni', widths: [PHONE] },
  { path: '/login', widths: [PHONE] },
]

test('no prerendered page shifts: not for React, fonts, a campaign or a notice that load late, and the notice covers no end of the page', async ({
  page,
  world,
}) => {
  const violations = await watchViolations(page)
  await page.addInitScript(watchShifts)
  const network = await page.context().newCDPSession(page)
  await trigger(page, world, { kind: 'notice', text: 'V sobotu budeme portál **udržovat**, celé dopoledne.' })
  const notice = page.locator('strong', { hasText: 'udržovat' })
  for (const { path, widths, late } of pages)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      await network.send('Network.clearBrowserCache')
      await world.open(path)
      await page.waitForFunction(() => 'isReady' in window)
      await expect(notice).toBeInViewport()
      if (late) await expect(page.getByText(late)).toBeVisible()
      await expectNothingMoved(page, `${path} ${width}`)
    }

  // The last one is a page on a phone.
  const version = page.getByText(/^verze/)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(version).toBeInViewport()
  const banner = page.getByRole('status').filter({ has: notice })
  const [last, over] = await Promise.all([version.boundingBox(), banner.boundingBox()])
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
  await banner.getByRole('button', { name: 'Zavřít' }).click()
  await expect(notice).toBeHidden()
  expect(violations).toEqual([])
})

/** Records layout shifts in the page, and when React has hydrated it. */
function watchShifts() {
  addEventListener('portal:ready', () => Object.assign(window, { isReady: true }))
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
      shifts.push(`${entry.value} ${entry.sources.map(({ node }) => node?.nodeName).join(' ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

type Shift = { value: number; sources: { node: Node | null }[] }

async function expectNothingMoved(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), where).toEqual([])
}
