import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'
import { journalOf, logInHere, trigger } from './steer.ts'
import { watchViolations } from './violations.ts'

const DONORS = '/login'
const FAMILIES = '/prijemce/prihlaseni'
const both = [DONORS, FAMILIES]
const START = '/'
const all = [...both, '/registrace', '/obnova-hesla', START]
const REACT = /\/assets\/(?!boot).*\.js$/

/** Holds back every script but the one before the first paint, until released: the page as it is before React. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(REACT, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every prerendered page says everything that it says with it', async ({ page, world }) => {
    for (const path of all) {
      await world.open(path)
      await expectHeading(page)
      if (path !== START) await expect(page.locator('form')).toHaveAttribute('method', 'post')
      await expect(page.getByRole('contentinfo')).toContainText('+420 000 000 002')
      await expect(page.getByRole('contentinfo')).toContainText(/verze \d+\.\d+\.\d+/)
      await expect(page.locator('html')).toHaveClass(path === FAMILIES ? 'recipient' : '')
      expect(await page.content()).not.toContain('@@')
    }
  })
})

test.describe('before React', () => {
  test('what a family has typed and chosen stays, and works after it', async ({ page, world }) => {
    const violations = await watchViolations(page)
    const release = await holdReact(page)
    await world.open(FAMILIES)
    await page.getByLabel('Osobní číslo').fill('2000001')
    await page.getByRole('combobox', { name: 'Den' }).selectOption('1')
    await page.getByRole('combobox', { name: 'Měsíc' }).selectOption('4')
    await page.getByRole('combobox', { name: 'Rok' }).selectOption('1985')
    await page.getByRole('button', { name: 'Pokračovat', exact: true }).click()
    release()
    await expect(page.getByRole('radio')).toHaveCount(2)
    expect(await journalOf(page, world, 'logInRecipient')).toHaveLength(1)
    expect(violations).toEqual([])
  })

  test('Enter signs in once, and no address ever holds the password', async ({ page, world }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const release = await holdReact(page)
    await world.open(DONORS)
    await page.getByLabel('Andělské číslo nebo e-mail').fill('10000001')
    await page.getByLabel('Heslo', { exact: true }).fill('andel123')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(DONORS)
    release()
    await expect(page).toHaveURL('/darce')
    expect(addresses.filter((address) => address.includes('andel123'))).toEqual([])
    expect(await journalOf(page, world, 'logIn')).toHaveLength(1)
  })

  test('whoever chose English sees nothing Czech; families’ page is Czech for everybody, at once', async ({
    page,
    world,
  }) => {
    await world.open(DONORS)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    const release = await holdReact(page)
    await page.goto(FAMILIES)
    await expectHeading(page, 'Přihlášení pro příjemce')
    await page.goto(DONORS, { waitUntil: 'commit' })
    await expect(page.locator('form')).toBeAttached()
    await expect(page.locator('form')).toBeHidden()
    release()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('whoever is logged in sees no login and no welcome', async ({ page, world }) => {
    await enterDonor(page, world, '10000001')
    const release = await holdReact(page)
    for (const path of [...both, START]) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('h1')).toBeAttached()
      await expect(page.locator('h1')).toBeHidden()
    }
    release()
    await expect(page).toHaveURL('/darce')
  })
})

for (const path of all) {
  test(`${path} is taken over by React without a complaint, loads the scripts that the budget counts, and does not move, not even for a notice that comes late`, async ({
    page,
    world,
  }) => {
    const violations = await watchViolations(page)
    const loaded = new Map<string, number>()
    page.on('requestfinished', async (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) loaded.set(pathname, (await request.sizes()).responseBodySize)
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript(watchShifts)
    await world.open(path)
    await page.waitForFunction(() => document.querySelector('#root h1') !== null && 'isReady' in window)
    await expectHeading(page)
    const counted = sizesOf(path).scripts.map((script) => script.replace('dist/web', ''))
    await expect.poll(() => [...loaded.keys()].toSorted()).toEqual(counted.toSorted())
    await page.waitForLoadState('networkidle')
    expect([...loaded.keys()].toSorted()).toEqual(counted.toSorted())
    // What comes before the first paint has 2 kB.
    const boot = [...loaded].filter(([script]) => script.includes('/boot-'))
    expect(boot).toHaveLength(1)
    expect(boot[0]?.[1]).toBeLessThanOrEqual(2_048)
    await expectNothingMoved(page)

    await trigger(page, world, { kind: 'notice', text: 'V sobotu budeme portál **udržovat**, celé dopoledne.' })
    const network = await page.context().newCDPSession(page)
    // The start, the registration and the password reset have the same frame: a phone is enough for them.
    for (const width of both.includes(path) ? [360, 1280] : [360]) {
      await page.setViewportSize({ width, height: 740 })
      await network.send('Network.clearBrowserCache')
      await world.open(path)
      await expect(page.locator('strong', { hasText: 'udržovat' })).toBeInViewport()
      await expectNothingMoved(page)
    }
    expect(violations).toEqual([])
  })
}

/** Notes in the page what moves in it, and when React has taken it over. */
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

async function expectNothingMoved(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
}

type Shift = { value: number; sources: { node: Node | null }[] }

test('the notice to everybody can be closed, and hides nothing at the end of the page', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await trigger(page, world, { kind: 'notice', text: 'V sobotu budeme portál udržovat.' })
  await world.open(DONORS)
  const notice = page.getByText('V sobotu budeme portál udržovat.')
  await expect(notice).toBeInViewport()
  await page.getByText(/^verze/).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const [version, box] = await Promise.all([page.getByText(/^verze/).boundingBox(), notice.boundingBox()])
  expect((version?.y ?? 0) + (version?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  await page.getByRole('status').getByRole('button', { name: 'Zavřít' }).click()
  await expect(notice).toBeHidden()
  await trigger(page, world, { kind: 'notice', text: 'Údržba skončila.' })
  await logInHere(page, '10000001')
  await expect(page.getByText('Údržba skončila.')).toBeVisible()
  await expect(notice).toBeHidden()
})

function sizesOf(path: string): { scripts: string[] } {
  const pages = JSON.parse(readFileSync('dist/web/sizes.json', 'utf8')) as { path: string; scripts: string[] }[]
  const found = pages.find((one) => one.path === path)
  if (!found) throw new Error(`dist/web/sizes.json does not name ${path}`)
  return found
}
