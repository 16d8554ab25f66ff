import { expect, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'

/** Holds back every request that matches the pattern until released. */
async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('loading that takes longer than 3 s is announced until the response arrives', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.clock.install()
  await enterDonor(page, world, '10000001')
  const release = await hold(page, '**/api/nps?*')
  await page.goto('/muj-ucet/nps')
  const notice = page.getByRole('status').filter({ hasText: 'Načítání trvá déle než obvykle.' })
  await expect(page.getByText('Jana Nováková')).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(notice).toBeHidden()
  await page.clock.fastForward(1_500)
  await expect(notice).toBeVisible()
  release()
  await expectHeading(page, 'Jak se vám s námi pomáhá?')
  await expect(notice).toBeHidden()
})

/**
 * Once the current page is rendered and its menu is open, the next script belongs to the requested
 * screen.
 */
const NEXT_SCREEN = /\/assets\/.*\.js$/

test('a screen whose code fails to load says so and offers to load it again; one whose code is loading covers the page, and then takes the focus', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterDonor(page, world, '10000001')
  await expectHeading(page)
  const openMenu = () => page.getByRole('button', { name: 'Menu' }).click()
  const follow = (name: string) => page.getByRole('dialog').getByRole('link', { name }).click()
  await openMenu()
  await page.route(NEXT_SCREEN, (route) => route.abort())
  await follow('Hodnocení nadace')
  await expectHeading(page, 'Stránku se nepodařilo zobrazit')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Načíst znovu' }).click()
  await expectHeading(page, 'Jak se vám s námi pomáhá?')

  await openMenu()
  const release = await hold(page, NEXT_SCREEN)
  await follow('Moje platby')
  const overlay = page.getByRole('alertdialog', { name: 'Načítáme stránku' })
  await expect(overlay).toBeVisible()
  await expect(overlay).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(overlay).toBeFocused()
  release()
  await expect(page.getByRole('heading', { name: 'Moje platby', level: 1 })).toBeFocused()
  await expect(overlay).toBeHidden()
})
