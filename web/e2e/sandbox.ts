import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { type Outside, startOutside } from './configured-portal.ts'

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A body of POST /sandbox/worlds; the world of the default scenario when empty. */
type WorldOptions = { scenario?: string; now?: string; frozen?: boolean; seed?: number }

type Fault = {
  operationId: string
  kind: string
  when?: 'before' | 'after'
  times?: number
  probability?: number
  ms?: number
  atPercent?: number
  errorCode?: number
  error?: string
}

/** Other actions of the clock: move to an instant or to the next event, stop, or run. */
type Move = { to: string } | { toNextEvent: true } | { frozen: boolean }

/** A world of its own for one test, controlled by HTTP as a tester would. */
export type SandboxWorld = {
  id: string
  /** Opens a page of the portal in this world. */
  open: (path: string) => Promise<void>
  /**
   * Moves the provider's clock by an ISO 8601 duration; the page receives it with its next
   * response.
   */
  advance: (duration: string) => Promise<void>
  move: (move: Move) => Promise<void>
  /** Makes calls of an operation fail. */
  fail: (fault: Fault) => Promise<void>
  /** Removes a fault by its id, or all of them. */
  clearFaults: (fault?: string) => Promise<void>
  /** The code of the newest SMS or e-mail, once there are `count` of them. */
  code: (count?: number, channel?: 'sms' | 'email') => Promise<string>
  /** The newest link sent to an address, as a path of the portal. */
  link: (to: string) => Promise<string>
  /**
   * Waits until an operation was called this many times: the next change of the world must not
   * overtake it.
   */
  waitForCalls: (operationId: string, count: number) => Promise<void>
}

export const test = base.extend<{ worldOptions: WorldOptions; world: SandboxWorld }, { outside: Outside }>({
  outside: [startOutside, { scope: 'worker' }],
  worldOptions: [{}, { option: true }],
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript(insertLikeTyping)
    await use(context)
  },
  world: async ({ page, request, worldOptions }, use, testInfo) => {
    const made = await post(request, '/sandbox/worlds', worldOptions)
    const { id } = (await made.json()) as { id: string }
    const own = `/sandbox/worlds/${id}`
    await use({
      id,
      open: async (path) => void (await page.goto(`/sandbox/enter/${id}?to=${encodeURIComponent(path)}`)),
      advance: async (advance) => void (await succeed(request.patch(`${own}/clock`, { data: { advance } }))),
      move: async (data) => void (await succeed(request.patch(`${own}/clock`, { data }))),
      fail: async (fault) => void (await post(request, `${own}/faults`, fault)),
      clearFaults: async (fault) => void (await succeed(request.delete(`${own}/faults${fault ? `/${fault}` : ''}`))),
      code: (count = 1, channel = 'sms') => newestCode(request, own, count, channel),
      link: (to) => newestLink(request, own, to),
      waitForCalls: async (operationId, count) => {
        const journal = `${own}/journal?operationId=${operationId}`
        await expect(async () => {
          const { entries } = (await (await succeed(request.get(journal))).json()) as { entries: unknown[] }
          expect(entries.length).toBeGreaterThanOrEqual(count)
        }).toPass()
      },
    })
    // The screenshot of a failure is taken after this.
    const pages = page.context().pages()
    if (testInfo.status === testInfo.expectedStatus && pages.length > 1) await settle(pages)
    await request.delete(own)
  },
})

/**
 * Playwright's `fill` assigns the value of a field in Firefox, and React ignores the event after that: its text is inserted by the
 * browser's own command instead.
 */
function insertLikeTyping() {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    // oxlint-disable-next-line typescript/no-deprecated -- no other way inserts a text as typing does
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set() {
      // Playwright's own is not used.
    },
  })
}

/**
 * Opens an empty page in every tab, whatever navigation was pending (the tab's own navigation may
 * still interfere, and one of two concurrent ones may never end: it is retried). Chromium sometimes
 * hangs when it is closed while one of two tabs is navigating: 4 of 45 runs of one test.
 */
const settle = (pages: Page[]) =>
  Promise.all(
    pages.map((page) => expect(() => page.goto('about:blank', { timeout: 5_000 })).toPass({ intervals: [50] })),
  )

async function newestCode(request: APIRequestContext, own: string, count: number, channel: string): Promise<string> {
  let codes: string[] = []
  await expect(async () => {
    const answer = await succeed(request.get(`${own}/messages?channel=${channel}`))
    const { messages } = (await answer.json()) as { messages: { code?: string }[] }
    codes = messages.flatMap(({ code }) => code ?? [])
    expect(codes).toHaveLength(count)
  }).toPass()
  return codes.at(-1) as string
}

async function newestLink(request: APIRequestContext, own: string, to: string): Promise<string> {
  let links: string[] = []
  await expect(async () => {
    const answer = await succeed(request.get(`${own}/messages?channel=email&to=${encodeURIComponent(to)}`))
    const { messages } = (await answer.json()) as { messages: { link?: string }[] }
    links = messages.flatMap(({ link }) => link ?? [])
    expect(links).not.toEqual([])
  }).toPass()
  const { pathname, search } = new URL(links.at(-1) as string)
  return `${pathname}${search}`
}

async function post(request: APIRequestContext, path: string, data: object) {
  return succeed(request.post(path, { data }))
}

async function succeed(calling: ReturnType<APIRequestContext['get']>) {
  const answer = await calling
  expect(answer.ok(), `${answer.url()} ${answer.status()}`).toBe(true)
  return answer
}

/** Expects an element of this role with this text on the page. */
export async function expectSeen(page: Page, role: Role, text: string): Promise<void> {
  await expect(page.getByRole(role).filter({ hasText: text }).first()).toBeVisible()
}

type Role = Parameters<Page['getByRole']>[0]

/** Shows the page in a theme, and waits until the colours of the other one have gone. */
export async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // A transition, however short, begins with the frame that draws the new colours, gets its time by
  // the next and ends with a third.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
}

/** The rules a theme can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Look = {
  onlyRules?: string[]
  /** Selector of the part to check: a window over a page that is checked elsewhere. */
  within?: string
}

/**
 * The violations axe finds, each with its rule and the elements that violate it. axe is loaded once
 * per document.
 */
export async function accessibilityFaults(page: Page, { onlyRules, within = 'html' }: Look = {}): Promise<string[][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // The portal has no frames except the chat, which is another site's page.
    iframes: false,
    ...(onlyRules && { runOnly: { type: 'rule', values: onlyRules } }),
  }
  const violations = await page.evaluate(async ({ include, run }) => (await window.axe.run(include, run)).violations, {
    include: within,
    run: options,
  })
  return violations.map(({ id, nodes }) => [
    id,
    ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  ])
}

/**
 * By Chromium's DevTools protocol, which compiles it once as a script; as an expression of Playwright it
 * takes three times as long.
 */
async function loadAxe(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return void (await page.evaluate(`${axeScript};0`))
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: `${axeScript};0` })
  await session.detach()
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * No violation of WCAG 2.2 AA found by axe in the light theme once the page has its heading. Dark
 * colours are measured by pairs of tokens (tokens.test.ts) and on every screen
 * (every-screen.e2e.ts).
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await showTheme(page, 'light')
  expect(await accessibilityFaults(page)).toEqual([])
}
