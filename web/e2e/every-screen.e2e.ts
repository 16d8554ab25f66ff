import { expect, type Page } from '@playwright/test'
import { cutValues } from './cut-values.ts'
import { expectLoaded, screensOf, visitEach } from './every-screen.ts'
import { expectHeading } from './people.ts'
import { accessibilityFaults, COLOUR_RULES, showTheme, test } from './sandbox.ts'
import { smallTargets } from './small-targets.ts'
import { trigger } from './steer.ts'
import { watchViolations } from './violations.ts'

/** Every screen, in Czech, once within the portal and once as a page of its own; the other views of each are `@matrix`. */
const NOTICE = 'V sobotu budeme [portál](https://www.example.com) **udržovat**.'
const notice = (page: Page) => page.locator('strong', { hasText: 'udržovat' })
/** Parts of a form are made of the same fields; these three have all of them, and the two requests share them. */
const isAnotherPart = (path: string) =>
  path.includes('?cast=') && (!/=(money|contribution|soubory)$/.test(path) || path.startsWith('/dotaznik-jina'))
const beside = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 740 } })

  for (const scopes of [['*'], ['donor'], ['recipient'], ['admin', 'oou', 'emlid']]) {
    test(`every screen of scope ${scopes.join(', ')} is accessible in light, and at 1280 px in dark; it has nothing beside it, shows longest values, has links a finger hits, and keeps to the policy (W5, W6)`, async ({
      page,
      world,
    }) => {
      test.slow()
      await trigger(page, world, { kind: 'notice', text: NOTICE })
      const violations = await watchViolations(page)
      for (const { signIn, paths } of screensOf(scopes)) {
        await signIn(page, world)
        await visitEach(page, [...paths, '/neni/tu'], async (path) => {
          await expect(notice(page)).toBeVisible()
          await expect.poll(() => beside(page), { message: `${path} at 320 px` }).toBeLessThanOrEqual(0)
          expect.soft(await cutValues(page, [320, 412, 360]), path).toEqual([])
          await page.setViewportSize({ width: 360, height: 740 })
          expect.soft(await smallTargets(page, 44), path).toEqual([])
          if (!isAnotherPart(path)) {
            await showTheme(page, 'light')
            expect.soft(await accessibilityFaults(page), `${path} in light`).toEqual([])
            await page.setViewportSize({ width: 1280, height: 800 })
            await showTheme(page, 'dark')
            expect.soft(await faultsOfWideAndDark(page, path === paths[0]), `${path} in dark`).toEqual([])
          }
          await page.setViewportSize({ width: 320, height: 740 })
        })
      }
      expect(violations).toEqual([])
    })
  }
})

/**
 * What colours decide; and everything, where another width brings other elements: on the first screen the menu and the rest of the
 * frame, which are the same on all, and tables.
 */
async function faultsOfWideAndDark(page: Page, isFirst: boolean): Promise<string[][]> {
  if (isFirst) return accessibilityFaults(page)
  const colours = await accessibilityFaults(page, { onlyRules: COLOUR_RULES, within: 'main' })
  const hasTable = (await page.locator('main table').count()) > 0
  return hasTable ? [...colours, ...(await accessibilityFaults(page, { within: 'main table' }))] : colours
}

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' })

  for (const scopes of [['*'], ['donor', 'emlid'], ['recipient', 'admin', 'oou']]) {
    test(`every screen of scope ${scopes.join(', ')} keeps to the policy, as do one of another scope and logging out (W5, W6), and nothing jumps when slow answers arrive`, async ({
      page,
      world,
    }) => {
      test.slow()
      const violations = await watchViolations(page)
      await page.addInitScript(watchShifts)
      await world.fail({ operationId: '*', kind: 'latency', ms: 250 })
      for (const { scope, signIn, paths } of screensOf(scopes)) {
        await signIn(page, world)
        for (const path of paths) {
          if (new URL(page.url()).pathname !== path) await page.goto(path)
          await expectLoaded(page)
          const { value, moved } = await shiftOf(page)
          expect.soft(value, `${path}: ${moved.join('; ')}`).toBeLessThanOrEqual(0.05)
        }
        for (const path of [scope === 'recipient' ? '/darce' : '/prijemce', '/logout']) {
          await page.goto(path)
          await expectHeading(page)
        }
      }
      expect(violations).toEqual([])
    })
  }
})

/** Adds up what moves on the page without a press or a key (the layout shift of the Web Vitals). */
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

const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShift: { value: number; moved: string[] } }).layoutShift)
