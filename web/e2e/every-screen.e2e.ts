import { expect, type Page, type Request } from '@playwright/test'
import { expectPicture, expectTree, hasTree, TREE_WORLD, withoutPdfViewer } from './accessibility-tree.ts'
import { cutValues } from './cut-values.ts'
import { enterDonor } from './enter.ts'
import { expectLoaded, languagesOf, screensOf, visitEach, visitors, walks } from './every-screen.ts'
import { expectNothingLost } from './lost-texts.ts'
import { expectHeading } from './people.ts'
import { accessibilityFaults, type SandboxWorld, showTheme, test } from './sandbox.ts'
import { smallTargets } from './small-targets.ts'
import { trigger } from './steer.ts'
import { watchViolations } from './violations.ts'

/** Every screen, in Czech, once within the portal and once as a page of its own; the other views of each are `@matrix`. */
const NOTICE = 'V sobotu budeme [portál](https://www.example.com) **udržovat**.'
const notice = (page: Page) => page.locator('strong', { hasText: 'udržovat' })
/** What was reviewed is without it. */
const showNotice = (page: Page, isShown: boolean) =>
  page
    .locator('[role=status] > *', { has: notice(page) })
    .evaluate((banner: HTMLElement, display) => banner.style.setProperty('display', display), isShown ? '' : 'none')
/**
 * Parts of a form have the same fields; these three have all of them, and the two requests share
 * them.
 */
const isAnotherPart = (path: string) =>
  path.includes('?cast=') && (!/=(money|contribution|soubory)$/.test(path) || path.startsWith('/dotaznik-jina'))
/** Where there is room for a table these show one; on a phone it is a list. */
const WITH_TABLES = new Set([
  '/moje-platby',
  '/profil-rodiny/fam-k7p2',
  '/prijemce/historie-prispevku',
  '/admin/link-generator',
])
/** A new document and the request for a rating come above each screen of this donor. */
const invited = (page: Page, world: SandboxWorld) => enterDonor(page, world, '10000007')
/** Where most moved before, each at the width at which it did, and the homes. */
const FORMER_SHIFTS = [
  { signIn: visitors.donor, widths: { '/darce': 1280, '/moje-platby': 768 } },
  { signIn: invited, widths: { '/komu-pomaham': 360 } },
  { signIn: visitors.recipient, widths: { '/prijemce': 1280, '/prijemce/nabidky-pomoci': 360 } },
]
const everyScreenAt = (width: number) => [
  ...screensOf(Object.keys(visitors)).map(({ signIn, paths }) => ({ signIn, widths: eachAt(paths, width) })),
  { signIn: invited, widths: eachAt(['/darce', '/komu-pomaham', '/moje-platby', '/muj-ucet'], width) },
]
const eachAt = (paths: readonly string[], width: number) => Object.fromEntries(paths.map((path) => [path, width]))

/** A phone of 360 px at a zoom of 200 %, without the scrollbar. */
const ZOOMED = { width: 163, height: 740 }

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: ZOOMED, worldOptions: TREE_WORLD })

  for (const { title, users } of walks) {
    test(`every screen ${title} is accessible and read as it was reviewed; it has no overflow, shows longest values, has links a finger hits, and complies with the policy (rules 18.4, 18.5)`, async ({
      page,
      world,
    }) => {
      test.slow()
      await trigger(page, world, { kind: 'notice', text: NOTICE })
      const violations = await watchViolations(page)
      await page.addInitScript(withoutPdfViewer)
      for (const { scope, signIn, paths } of users) {
        await signIn(page, world)
        await visitEach(page, paths, async (path) => {
          const isFirst = path === screensOf([scope])[0]?.paths[0]
          await expect(notice(page)).toBeVisible()
          await expectNothingLost(page, path, { widths: [ZOOMED.width, 320] })
          expect.soft(await cutValues(page, [320, 412, 360]), path).toEqual([])
          expect.soft(await smallTargets(page, 44), path).toEqual([])
          if (!isAnotherPart(path)) expect.soft(await accessibilityFaults(page), path).toEqual([])
          await expectNothingLost(page, path, { widths: [360, 1280], textSize: '200%' })
          // The frame is the same on all screens of a user, and tables are rendered only if there
          // is room for them.
          if (isFirst || WITH_TABLES.has(path)) {
            await showTheme(page, 'dark')
            expect.soft(await accessibilityFaults(page), `${path} in dark at 1280 px`).toEqual([])
            await showTheme(page, 'light')
          }
          if (hasTree(path)) {
            await showNotice(page, false)
            await expectTree(page, scope, path, { isFirst })
            await expectPicture(page, scope, path)
            await showNotice(page, true)
          }
          await page.setViewportSize(ZOOMED)
        })
      }
      expect(violations).toEqual([])
    })
  }
})

for (const { scope, signIn, paths } of screensOf(Object.keys(visitors))) {
  const screens = paths.filter((path) => hasTree(path) && languagesOf(scope, path).includes('en'))
  if (screens.length === 0) continue
  test.describe('in English', () => {
    test.use({ worldOptions: TREE_WORLD })
    test(`a screen reader reads every screen of scope ${scope} as it was reviewed`, { tag: '@matrix' }, async ({
      page,
      world,
    }) => {
      test.slow()
      await page.addInitScript(withoutPdfViewer)
      await signIn(page, world)
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await visitEach(page, screens, async (path) => {
        if (hasTree(path)) await expectTree(page, scope, path, { language: 'en', isFirst: path === screens[0] })
      })
    })
  })
}

test.describe('slow responses', () => {
  test.use({ colorScheme: 'dark' })

  for (const { title, tag, screens } of [
    { title: 'the homes and a sample of screens', screens: FORMER_SHIFTS },
    ...[360, 768, 1280, 1600].map((width) => ({
      title: `every screen at ${width} px`,
      tag: '@matrix',
      screens: everyScreenAt(width),
    })),
  ]) {
    test(`move nothing on ${title}; it complies with the policy, as do a page of another scope and logging out (rules 18.4, 18.5)`, {
      ...(tag && { tag }),
    }, async ({ page, world }) => {
      test.slow()
      const violations = await watchViolations(page)
      const settled = watchRequests(page)
      await page.addInitScript(watchShifts)
      await world.fail({ operationId: '*', kind: 'latency', ms: 250 })
      for (const { signIn, widths } of screens) {
        await signIn(page, world)
        for (const [path, width] of Object.entries(widths)) {
          await page.setViewportSize({ width, height: width < 768 ? 740 : 900 })
          await page.goto(path)
          await expectLoaded(page)
          await settled()
          const { value, moved } = await shiftOf(page)
          expect.soft(value, `${path} at ${width} px: ${moved.join('; ')}`).toBeLessThanOrEqual(0.02)
        }
        for (const path of [signIn === visitors.recipient ? '/darce' : '/prijemce', '/logout']) {
          await page.goto(path)
          await expectHeading(page)
        }
      }
      expect(violations).toEqual([])
    })
  }
})

/** Adds up the shifts on the page without a click or a key (the layout shift of the Web Vitals). */
function watchShifts() {
  const sum = { value: 0, moved: [] as string[] }
  Object.assign(window, { layoutShift: sum })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node }[]
    })[]) {
      if (entry.hadRecentInput) continue
      sum.value += entry.value
      const nodes = entry.sources.map(({ node }) =>
        node instanceof Element ? `${node.tagName}.${node.className}` : '?',
      )
      sum.moved.push(`${entry.value.toFixed(3)} ${nodes.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Waits until all responses have come and are drawn. No end is reported of some requests whose page was left. */
function watchRequests(page: Page): () => Promise<void> {
  const waiting = new Set<Request>()
  let isLeaving = false
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true
    if (request.resourceType() !== 'eventsource') waiting.add(request)
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !isLeaving) return
    isLeaving = false
    waiting.clear()
  })
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  return async () => {
    await expect(async () => {
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(Array.from(waiting, (request) => request.url())).toEqual([])
    }).toPass({ intervals: [50] })
  }
}

const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShift: { value: number; moved: string[] } }).layoutShift)
