import { expect, type Page } from '@playwright/test'
import { cutValues } from './cut-values.ts'
import { expectLoaded, screensByScope, visitEach } from './every-screen.ts'
import { expectHeading } from './people.ts'
import { accessibilityFaults, showTheme, test } from './sandbox.ts'
import { smallTargets } from './small-targets.ts'
import { trigger } from './steer.ts'
import { watchViolations } from './violations.ts'

/** Every screen, in Czech, once on a phone and once on a desk; the other views of each are `@matrix`. */
const NOTICE = 'V sobotu budeme [portál](https://www.example.com) **udržovat**.'
const notice = (page: Page) => page.locator('strong', { hasText: 'udržovat' })
/** Parts of a form are made of the same fields; these three have all of them. */
const isAnotherPart = (path: string) => path.includes('?cast=') && !/=(money|contribution|soubory)$/.test(path)
const beside = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  for (const { scope, signIn, paths } of screensByScope) {
    test(`every screen of scope ${scope} is accessible in light, has nothing beside it, shows longest values, has links a finger hits, and keeps to the policy (W5, W6)`, async ({
      page,
      world,
    }) => {
      test.slow()
      await trigger(page, world, { kind: 'notice', text: NOTICE })
      const violations = await watchViolations(page)
      await signIn(page, world)
      await visitEach(page, [...paths, '/neni/tu'], async (path) => {
        await expect(notice(page)).toBeVisible()
        await page.setViewportSize({ width: 320, height: 740 })
        await expect.poll(() => beside(page), { message: `${path} at 320 px` }).toBeLessThanOrEqual(0)
        expect.soft(await cutValues(page, [320, 412]), path).toEqual([])
        await page.setViewportSize({ width: 360, height: 740 })
        expect.soft(await cutValues(page, [360]), path).toEqual([])
        expect.soft(await smallTargets(page, 44), path).toEqual([])
        if (isAnotherPart(path)) return
        await showTheme(page, 'light')
        expect.soft(await accessibilityFaults(page), path).toEqual([])
      })
      expect(violations).toEqual([])
    })
  }
})

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' })

  for (const { scope, signIn, paths } of screensByScope) {
    test(`every screen of scope ${scope} is accessible in dark, keeps to the policy, and nothing jumps when slow answers arrive`, async ({
      page,
      world,
    }) => {
      test.slow()
      const violations = await watchViolations(page)
      await signIn(page, world)
      await page.addInitScript(watchShifts)
      await world.fail({ operationId: '*', kind: 'latency', ms: 250 })
      for (const path of paths) {
        await page.goto(path)
        await expectLoaded(page)
        const { value, moved } = await shiftOf(page)
        expect.soft(value, `${path}: ${moved.join('; ')}`).toBeLessThanOrEqual(0.05)
        await showTheme(page, 'dark')
        expect.soft(await accessibilityFaults(page), path).toEqual([])
      }
      expect(violations).toEqual([])
    })
  }
})

test('a new page of each person that is not theirs keeps to the policy, as does logging out (W5, W6)', async ({
  page,
  world,
}) => {
  const violations = await watchViolations(page)
  for (const { scope, signIn } of screensByScope) {
    await signIn(page, world)
    await page.goto(scope === 'recipient' ? '/darce' : '/prijemce')
    await expectHeading(page)
    await page.goto('/logout')
    await expectHeading(page)
  }
  expect(violations).toEqual([])
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
