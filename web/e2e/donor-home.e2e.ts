import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'

const phone = { width: 360, height: 740 }
const cardPayment = (page: Page) => page.getByRole('heading', { name: 'Pravidelná platba kartou' })

test('the link to change a recurring payment shows that payment, again after a reload', {
  tag: '@engines-quick',
}, async ({ page, world }) => {
  await page.setViewportSize(phone)
  await enterDonor(page, world, '10000001')
  await page.getByRole('link', { name: 'Změnit nebo ukončit' }).click()
  await expectHeading(page, 'Moje platby')
  await expect(cardPayment(page)).toBeFocused()
  await expect(cardPayment(page)).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Změnit částku' })).toBeFocused()
  await page.reload()
  await expect(cardPayment(page)).toBeFocused()
  await expect(cardPayment(page)).toBeInViewport()

  // The same address says so when the donor has no recurring payment.
  await page.evaluate(() => localStorage.clear())
  await enterDonor(page, world, '10000009', '/moje-platby#pravidelna-platba')
  await expect(cardPayment(page)).toBeFocused()
  await expect(page.getByText('Po přihlášení jste žádnou nenastavili')).toBeInViewport()
})

test('the files of the menu’s screens come once the home is idle: the payments open without any over the line', async ({
  page,
  world,
}) => {
  const paths = new Map<string, string>()
  // Only a file that has come to its end is in the browser's cache.
  const complete = new Set<string | undefined>()
  const scripts: string[] = []
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.responseReceived', ({ requestId, type, response: { url, fromDiskCache } }) => {
    const { pathname } = new URL(url)
    paths.set(requestId, pathname)
    if (type === 'Script' && !fromDiskCache) scripts.push(pathname)
  })
  network.on('Network.loadingFinished', ({ requestId }) => complete.add(paths.get(requestId)))
  await enterDonor(page, world, '10000001')
  await expect(page.getByRole('region', { name: 'Komu právě pomáháte' })).toBeVisible()
  const home = listed('/darce')
  const own = listed('/moje-platby').filter((file) => !home.includes(file))
  expect(own).not.toEqual([])
  await expect.poll(() => own.filter((file) => !complete.has(file))).toEqual([])
  const before = scripts.length
  await page.getByRole('link', { name: 'Moje platby' }).first().click()
  await expectHeading(page, 'Moje platby')
  expect(scripts.slice(before).filter((file) => own.includes(file))).toEqual([])
})

/** The scripts that the built page of a route loads. */
function listed(path: string): string[] {
  const html = readFileSync(`dist/web/pages${path}.html`, 'utf8')
  return [...html.matchAll(/rel="modulepreload" href="([^"]*)"/g)].flatMap(([, file]) => file ?? [])
}
