import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'
import { journalOf } from './steer.ts'
import { watchViolations } from './violations.ts'

const DONORS = '/login'
const FAMILIES = '/prijemce/prihlaseni'
const START = '/'
const all = [DONORS, FAMILIES, '/registrace', '/obnova-hesla', START]
/** From the opened login page to a donor's families: all requests, files and calls. */
const MAX_REQUESTS = 42
const REACT = /\/assets\/.*\.js$/

/** Holds back every script but the one in the page, until released: the page as it is before React. */
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

  test('every prerendered page has the same content as with it, and any other says what to do', async ({
    page,
    world,
  }) => {
    for (const path of all) {
      await world.open(path)
      await expectHeading(page)
      if (path !== START) await expect(page.locator('form')).toHaveAttribute('method', 'post')
      await expect(page.getByRole('contentinfo')).toContainText('+420 000 000 002')
      await expect(page.getByRole('contentinfo')).toContainText(/verze \d+\.\d+\.\d+/)
      await expect(page.locator('html')).toHaveClass(path === FAMILIES ? 'recipient' : '')
      expect(await page.content()).not.toContain('@@')
    }
    // Any other page is empty until the portal starts; an old browser shows the same, because it cannot read the scripts.
    await world.open('/darce')
    await expectHeading(page, 'Portál se tu nespustil')
    for (const text of ['+420 000 000 001', '+420 000 000 002', 'napiste@example.com', 'The portal did not start here'])
      await expect(page.getByRole('main').getByText(text)).toBeVisible()
  })
})

test.describe('before React', () => {
  test("a family's input and choices stay, and work after it", async ({ page, world }) => {
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

  test('Enter signs in once by few files, no address ever contains the password, and a signed-in donor sees no login and no welcome page', async ({
    page,
    world,
  }) => {
    const addresses: string[] = []
    page.on('request', (request) => {
      // By `fetch` come the files of other screens, sooner or later (app/frame/fetch-screens.ts).
      const isAhead = request.resourceType() === 'fetch' && request.url().includes('/assets/')
      if (!isAhead) addresses.push(request.url())
    })
    const release = await holdReact(page)
    await world.open(DONORS)
    await page.getByLabel('Andělské číslo nebo e-mail').fill('10000001')
    await page.getByLabel('Heslo', { exact: true }).fill('andel123')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(DONORS)
    release()
    await expect(page).toHaveURL('/darce')
    await expect(page.getByRole('region', { name: 'Komu právě pomáháte' })).toBeVisible()
    // Over the line: a file is never requested twice, because its name has its hash.
    const files = new Set(addresses.filter((address) => address.includes('/assets/')))
    const others = addresses.filter((address) => address.startsWith('http') && !address.includes('/assets/'))
    expect(files.size + others.length, [...files, ...others].join(' ')).toBeLessThanOrEqual(MAX_REQUESTS)
    expect(addresses.filter((address) => address.includes('andel123'))).toEqual([])
    expect(await journalOf(page, world, 'logIn')).toHaveLength(1)

    const releaseAgain = await holdReact(page)
    for (const path of [DONORS, FAMILIES, START]) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('h1')).toBeAttached()
      await expect(page.locator('h1')).toBeHidden()
    }
    releaseAgain()
    await expect(page).toHaveURL('/darce')
  })

  test('a user who chose English sees nothing Czech; families’ pages are Czech for every user, at once', async ({
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
})

test('in a browser that blocks its storage a form answers, and the page says what does not work', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  for (const [path, button, answer] of [
    [DONORS, 'Přihlásit se', 'Andělské číslo nebo e-mail: '],
    ['/dotaznik-onko', 'Ano, je moje', ''],
  ] as const) {
    await world.open(path)
    await expect(page.getByText('Prohlížeč nedovoluje portálu nic uložit')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: button }).click()
    if (answer) await expect(page.getByRole('alert').getByRole('link', { name: answer })).toBeVisible()
    else await expectHeading(page)
  }
})

test('React hydrates every prerendered page without an error, and it loads the scripts that the budget counts', async ({
  page,
  world,
}) => {
  const violations = await watchViolations(page)
  const loaded = new Set<string>()
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) loaded.add(pathname)
  })
  await page.addInitScript(() => {
    addEventListener('portal:ready', () => Object.assign(window, { isReady: true }))
  })
  const network = await page.context().newCDPSession(page)
  for (const path of all) {
    await network.send('Network.clearBrowserCache')
    loaded.clear()
    await world.open(path)
    await page.waitForFunction(() => document.querySelector('#root h1') !== null && 'isReady' in window)
    await expectHeading(page)
    const counted = scriptsOf(path).toSorted()
    await expect.poll(() => [...loaded].toSorted(), path).toEqual(counted)
    await page.waitForLoadState('networkidle')
    expect([...loaded].toSorted(), path).toEqual(counted)
  }
  expect(violations).toEqual([])
})

/** The scripts of a page that the build counted, as paths of the portal. */
function scriptsOf(path: string): string[] {
  const pages = JSON.parse(readFileSync('dist/web/sizes.json', 'utf8')) as { path: string; scripts: string[] }[]
  const found = pages.find((one) => one.path === path)
  if (!found) throw new Error(`dist/web/sizes.json does not name ${path}`)
  return found.scripts.map((script) => script.replace('dist/web', ''))
}
