import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { lostTexts } from '../../../../../../web/e2e/lost-texts.ts'
import { faultyScreens, openScreen, origin } from './open-screens.ts'

/** A window of 1280 x 1024 at a zoom of 400 %. */
const ZOOMED: BrowserContextOptions = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }
const ORDINARY: BrowserContextOptions = { viewport: { width: 1280, height: 1024 } }
/** WCAG 2.2, 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** What is lost of the texts: outside the page, cut, or on each other. */
const lost = (browser: Browser, options: BrowserContextOptions, rules = '') =>
  faultyScreens(async (screen) => {
    const page = await openScreen(browser, screen, options)
    await addRules(page, `* { content-visibility: visible !important } ${rules}`)
    const found = await page.evaluate<string[]>(`(${String(lostTexts)})(document.body)`)
    await page.context().close()
    return found
  })

export const zoomed = (browser: Browser) => lost(browser, ZOOMED)
export const ordinary = (browser: Browser) => lost(browser, ORDINARY)
export const spacing = (browser: Browser) => lost(browser, ORDINARY, SPACING)

/** What is skipped while it is not in the window has no true place. */
const addRules = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, rules)

const MOST_STOPS = 60

/** The controls that something else covers wholly when Tab reaches them (WCAG 2.2, 2.4.11). */
export const focus = (browser: Browser) =>
  faultyScreens(async (screen) => {
    const page = await openScreen(browser, screen, ZOOMED)
    const covered: string[] = []
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(coveredFocus)
      if (name === undefined) break
      if (name !== '') covered.push(name)
    }
    await page.context().close()
    return covered
  })

/** Runs in the page. The name of the focused control if nothing of it is seen; undefined at the end of the page. */
function coveredFocus(): string | undefined {
  const control = document.activeElement
  if (!control || control === document.body) return undefined
  // A control that is drawn by its label is itself invisible.
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
  const shown = [control, ...(label ? [label] : [])]
  const isSeen = shown.some((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
    )
    return points.some(([x, y]) => {
      const front = document.elementFromPoint(x, y)
      return front !== null && (element.contains(front) || front.contains(element))
    })
  })
  return isSeen
    ? ''
    : (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40) || control.tagName
}

/** An empty form is sent: its error summary begins in the window, and each of its links brings its field there. */
export async function summary(browser: Browser): Promise<string> {
  const seen: string[] = []
  for (const path of ['/registrace', '/login']) {
    const page = await openScreen(browser, { path, user: 'visitor' }, ZOOMED)
    await page.locator('main form button[type=submit]').first().click()
    const title = page.locator('[role=alert] h2').first()
    await title.waitFor()
    const isSeen = await isInWindow(page, '[role=alert] h2')
    const links = page.locator('[role=alert] a')
    let reached = 0
    for (let index = 0; index < (await links.count()); index += 1) {
      await links.nth(index).click()
      if (await isInWindow(page, ':focus')) reached += 1
    }
    seen.push(`${path} title ${isSeen ? 'seen' : 'not seen'}, ${reached} of ${await links.count()} fields reached`)
    await page.context().close()
  }
  return seen.join('; ')
}

const isInWindow = (page: Page, selector: string) =>
  page.evaluate((what) => {
    const box = document.querySelector(what)?.getBoundingClientRect()
    return box !== undefined && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  }, selector)

const WINDOWS = [
  { path: '/registrace', user: 'visitor', opener: 'Přečíst obecné podmínky' },
  { path: '/jak-pomahat', user: 'visitor', opener: 'Přispět kartou' },
  { path: '/moje-platby', user: 'donor', opener: 'Menu' },
] as const

/** Each control of an open window can be scrolled to, and Escape closes it. */
export async function windows(browser: Browser): Promise<string> {
  const seen: string[] = []
  for (const { opener, ...screen } of WINDOWS) {
    const page = await openScreen(browser, screen, ZOOMED)
    await page.getByRole('button', { name: opener }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const controls = dialog.locator('button:visible, a:visible, input:visible')
    let reached = 0
    const count = await controls.count()
    for (let index = 0; index < count; index += 1) {
      await controls.nth(index).scrollIntoViewIfNeeded()
      if (
        await controls.nth(index).evaluate((control) => {
          const { top, bottom, left, right } = control.getBoundingClientRect()
          const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return (
            front !== null &&
            (control.contains(front) || front.contains(control) || control.parentElement?.contains(front) === true)
          )
        })
      )
        reached += 1
    }
    await page.keyboard.press('Escape')
    const isClosed = await dialog.waitFor({ state: 'hidden', timeout: 3_000 }).then(
      () => true,
      () => false,
    )
    seen.push(`${opener}: ${reached} of ${count} controls reached, ${isClosed ? 'closed' : 'stays'}`)
    await page.context().close()
  }
  return seen.join('; ')
}

/** The addresses of other origins that the screens request. */
export async function requests(browser: Browser): Promise<string> {
  const others = new Set<string>()
  await faultyScreens(async (screen) => {
    const page = await openScreen(browser, screen)
    const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    for (const address of addresses)
      if (!address.startsWith(origin) && !/^(data|blob):/.test(address)) others.add(address)
    await page.context().close()
    return []
  })
  return others.size === 0 ? 'none' : [...others].join(' ')
}
