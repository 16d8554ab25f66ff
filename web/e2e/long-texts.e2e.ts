import { expect, type Locator } from '@playwright/test'
import { enterDonor, enterFamily } from './enter.ts'
import { test } from './sandbox.ts'

/** Shows a name of each length in the place of the one in the card of the signed-in user. */
const lengths = [30, 60, 100]
const showName = (card: Locator, length: number) =>
  card.locator('strong').evaluate(
    (shown, name) => {
      shown.textContent = name
    },
    'Wolfeschlegelsteinhausen'.repeat(5).slice(0, length),
  )

test('a name of 30, 60 or 100 characters without a space stays in its column, and the menu keeps its × on the screen', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterDonor(page, world, '10000001')
  const column = page.getByRole('complementary').filter({ has: page.getByRole('navigation') })
  for (const length of lengths) {
    await showName(column, length)
    const excess = await column.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(excess, `${length} characters at 1280 px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const length of lengths) {
    await showName(menu, length)
    await expect(menu.getByRole('button', { name: 'Zavřít' }), `${length} characters`).toBeInViewport({ ratio: 1 })
  }
})

test('with text of 200 % the phone number stays in its card', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterFamily(page, world, '2000003', '1987-06-03')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const number = page.getByRole('main').getByRole('link', { name: '+420' }).first()
  const excess = await number.evaluate((link) => {
    const card = link.closest('section') as HTMLElement
    return card.scrollWidth - card.clientWidth
  })
  expect(excess).toBeLessThanOrEqual(0)
})
