import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'

type Fault = { operationId: string; kind: string; when?: 'before' | 'after'; times?: number }

/** A world of its own for one test, steered by HTTP as a tester would. */
export type World = {
  id: string
  /** Opens a page of the portal in this world. */
  open: (path: string) => Promise<void>
  /** Moves the provider's clock by an ISO 8601 duration; the page hears of it with its next answer. */
  advance: (duration: string) => Promise<void>
  /** Makes calls of an operation fail. */
  fail: (fault: Fault) => Promise<void>
  /** The code of the newest SMS, once there are `count` of them. */
  code: (count?: number) => Promise<string>
}

export const test = base.extend<{ world: World }>({
  world: async ({ page, request }, use, testInfo) => {
    const made = await post(request, '/sandbox/worlds', {})
    const { id } = (await made.json()) as { id: string }
    const own = `/sandbox/worlds/${id}`
    await use({
      id,
      open: async (path) => void (await page.goto(`/sandbox/enter/${id}?to=${encodeURIComponent(path)}`)),
      advance: async (advance) => void (await succeed(request.patch(`${own}/clock`, { data: { advance } }))),
      fail: async (fault) => void (await post(request, `${own}/faults`, fault)),
      code: (count = 1) => newestCode(request, own, count),
    })
    // The picture of a failure is taken after this.
    if (testInfo.status === testInfo.expectedStatus) await settle(page.context().pages())
    await request.delete(own)
  },
})

/**
 * Leaves every tab on an empty page, whatever way it was just being led (a navigation of its own may still come in between).
 * Chromium hangs now and then when it is closed while one of two tabs is on such a way: 4 of 45 runs of one test.
 */
const settle = (pages: Page[]) =>
  Promise.all(pages.map((page) => expect(() => page.goto('about:blank')).toPass({ intervals: [50] })))

async function newestCode(request: APIRequestContext, own: string, count: number): Promise<string> {
  let codes: string[] = []
  await expect(async () => {
    const answer = await succeed(request.get(`${own}/messages?channel=sms`))
    const { messages } = (await answer.json()) as { messages: { code?: string }[] }
    codes = messages.flatMap(({ code }) => code ?? [])
    expect(codes).toHaveLength(count)
  }).toPass()
  return codes.at(-1) as string
}

async function post(request: APIRequestContext, path: string, data: object) {
  return succeed(request.post(path, { data }))
}

async function succeed(calling: ReturnType<APIRequestContext['get']>) {
  const answer = await calling
  expect(answer.ok(), `${answer.url()} ${answer.status()}`).toBe(true)
  return answer
}

/** Shows the page in a theme, and waits until the colours of the other one have gone. */
export async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // A transition, however short, begins with the frame that draws the new colours, is given its time by the next and ends with a third.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
}

/** What a theme can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Look = {
  onlyRules?: string[]
  /** Selector of the part to look at: a window over a page that is looked at elsewhere. */
  within?: string
}

/**
 * What axe objects to, each with the elements at fault. The portal has no frames: without the page that would gather their
 * results a look takes a third of the time.
 */
export async function accessibilityFaults(page: Page, { onlyRules, within = 'html' }: Look = {}): Promise<string[][]> {
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(within)
    .options({
      resultTypes: ['violations'],
      ...(onlyRules && { runOnly: { type: 'rule', values: onlyRules } }),
    })
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => [
    id,
    ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  ])
}

/** No violation of WCAG 2.2 AA as axe sees it: everything in light, and in dark what colours decide. */
export async function expectAccessible(page: Page): Promise<void> {
  await showTheme(page, 'light')
  expect(await accessibilityFaults(page), 'light').toEqual([])
  await showTheme(page, 'dark')
  expect(await accessibilityFaults(page, { onlyRules: COLOUR_RULES }), 'dark').toEqual([])
}
