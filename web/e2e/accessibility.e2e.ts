import { expect, type Page } from '@playwright/test'
import { enterDonor, enterFamily } from './enter.ts'
import { expectHeading } from './people.ts'
import { accessibilityFaults, expectAccessible, test } from './sandbox.ts'
import { tabTo } from './tab-to.ts'
import { watchViolations } from './violations.ts'

/** No violation within a window that is open over a page. */
async function expectAccessibleWithin(page: Page, within: string): Promise<void> {
  // The timer of an alert pauses under the pointer.
  await page.locator(within).first().hover()
  expect.soft(await accessibilityFaults(page, { within })).toEqual([])
}

for (const { theme, tag } of [{ theme: 'light' }, { theme: 'dark', tag: '@matrix' }] as const) {
  test(`in ${theme}, windows, the sheet, toasts and the overlay return the focus and comply with the policy (rules 18.4, 18.5); an open window and open toasts are accessible`, {
    ...(tag && { tag }),
  }, async ({ page, world }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    const violations = await watchViolations(page)
    await world.open('/test')
    await expectHeading(page, 'Ukázka všech prvků')
    const open = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    for (const name of ['Okno: chyba', 'Zeptat se', 'Otevřít okno', 'Odebrat fotku?', 'Otevřít boční menu']) {
      const button = page.getByRole('button', { name, exact: true })
      await button.click()
      await expect(open.and(page.locator(':focus-within'))).toBeVisible()
      // The others are made of the same parts, and the sheet is checked as the menu.
      if (name === 'Okno: chyba') await expectAccessibleWithin(page, '[role="alertdialog"], [role="dialog"]')
      await page.keyboard.press('Escape')
      await expect(open).toBeHidden()
      await expect(button).toBeFocused()
    }
    await page.setViewportSize({ width: 1280, height: 740 })
    for (const icon of ['chyba', 'upozornění', 'informace', 'hotovo']) {
      await page.getByRole('button', { name: `Oznámení: ${icon}` }).click()
    }
    const toasts = page.getByRole('region', { name: 'Oznámení' })
    await expect(toasts.getByRole('alertdialog').or(toasts.getByRole('alert'))).not.toHaveCount(0)
    await expectAccessibleWithin(page, '[role="region"]')
    await page.getByRole('button', { name: 'Ukázat překrytí na dvě vteřiny' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Odesíláme žádost' })).toBeVisible()
    expect(violations).toEqual([])
  })
}

test('in forced colours every button has a border or is underlined', async ({ page, world }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await world.open('/test')
  await expectHeading(page, 'Ukázka všech prvků')
  const bare = await page.locator('main button:not(:has(svg))').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderStyle, textDecorationLine } = getComputedStyle(button)
        return borderStyle === 'none' && textDecorationLine === 'none'
      })
      .map(({ textContent }) => textContent),
  )
  expect(bare).toEqual([])
})

test('the menu of a family on a phone is accessible, in their larger type, traps the focus and returns it', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const violations = await watchViolations(page)
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await enterFamily(page, world, '2000001', '1985-04-01')
  const toggle = page.getByRole('button', { name: 'Menu' })
  await toggle.click()
  await expect(sheet.getByRole('link', { name: 'Přehled' })).toHaveCSS('font-size', '19px')
  await expectAccessible(page)
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('Tab')
    await expect(sheet.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  expect(violations).toEqual([])
})

test("a new page moves the focus to its heading and its title to the tab; the first keeps the browser's default, and its first Tab skips to the content", async ({
  page,
  world,
}) => {
  await enterDonor(page, world, '10000007')
  await expect(page).toHaveTitle('Můj přehled – Dobří andělé')
  await expectHeading(page)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page
    .getByRole('list', { name: 'Co je nového' })
    .getByRole('link', { name: /pomáhá/ })
    .click()
  await expect(page).toHaveTitle('Hodnocení nadace – Dobří andělé')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle('Můj přehled – Dobří andělé')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.reload()
  await expectHeading(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Přeskočit na obsah' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('by keyboard alone: a donor logs in, opens the menu, rates and logs out', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await world.open('/login')
  await expectHeading(page)
  await tabTo(page, page.getByLabel('Andělské číslo nebo e-mail'))
  await page.keyboard.type('10000001')
  await page.keyboard.press('Tab')
  await page.keyboard.type('andel123')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/darce')
  await expectHeading(page)
  await tabTo(page, page.getByRole('button', { name: 'Menu' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Hodnocení nadace' }))
  await page.keyboard.press('Enter')
  // The heading is also present above the skeleton.
  await expect(page.getByRole('radio')).toHaveCount(10)
  await expect(page.getByRole('heading', { name: 'Jak se vám s námi pomáhá?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let step = 1; step < 9; step += 1) await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('button', { name: 'Uložit hodnocení' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Děkujeme, moc nás to těší' })).toBeFocused()
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Odhlásit se' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})
