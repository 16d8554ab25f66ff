import { expect, type Locator, type Page } from '@playwright/test'
import { expectHeading } from './people.ts'
import { test } from './sandbox.ts'
import { signInDonor } from './steer.ts'

/** What holds the focus: on nothing it would be the page's body, and unseen it has no ring of 3 px. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: held } = document
    if (!held || held === document.body) return 'lost'
    const { outlineStyle, outlineWidth } = getComputedStyle(held)
    return outlineStyle === 'solid' && outlineWidth === '3px' ? 'seen' : `unseen: ${held.outerHTML}`
  })

/** Moves by Tab alone, and never through a place where the focus is lost or not to be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const reached = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await reached()); presses += 1) {
    await page.keyboard.press('Tab')
    expect(await focusOf(page)).toBe('seen')
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

async function press(page: Page, name: RegExp | string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('button', { name }).first())
  await page.keyboard.press('Enter')
}

/** The heading of what came takes the focus, where it can be seen. */
async function expectTaken(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name })).toBeFocused()
  expect(await focusOf(page)).toBe('seen')
}

const kinds = [
  { kind: 'Registrace', downs: 0, label: 'Název kampaně', text: 'Běh naděje' },
  { kind: 'Platba', downs: 1, label: 'Částka', text: '1234' },
  { kind: 'Hodnocení', downs: 2, label: 'Andělské číslo dárce', text: '10000004' },
  { kind: 'Úprava žádosti', downs: 3, label: 'Číslo žádosti', text: 'Z-2026-0001' },
]

test('by keyboard alone: a link of each kind is made and copied, one is taken back', async ({ page, world }) => {
  test.slow()
  await signInDonor(page, world, 'admin', '/admin/link-generator')
  await expectHeading(page, 'Generátor odkazů')

  for (const { kind, downs, label, text } of kinds) {
    await tabTo(page, page.getByRole('radio').first())
    await page.keyboard.press('Space')
    for (let presses = 0; presses < downs; presses += 1) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: kind })).toBeChecked()
    // Nothing filled in: what is missing takes the focus, and its link leads to the field.
    await press(page, 'Vytvořit odkaz')
    const summary = page.getByRole('alert').filter({ hasText: 'Zkontrolujte prosím' })
    await expect(summary).toBeFocused()
    await tabTo(page, summary.getByRole('link').first())
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(label).first()).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expectTaken(page, 'Odkaz je hotový')

    await press(page, 'Kopírovat')
    await expect(page.getByRole('status').filter({ hasText: 'Zkopírováno' }).first()).toBeVisible()
    expect(await focusOf(page)).toBe('seen')
    await press(page, 'Vytvořit další odkaz')
    await expectTaken(page, 'Nový odkaz')
  }

  const takeBack = page.getByRole('main').getByRole('button', { name: /^Zneplatnit.*Běh naděje/ })
  await tabTo(page, takeBack)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Zneplatnit odkaz?' })
  await expect(dialog.getByRole('button', { name: 'Zneplatnit odkaz' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(takeBack).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Zneplatnit odkaz' })).toBeFocused()
  await page.keyboard.press('Enter')
  const told = page.getByRole('status').filter({ hasText: 'Odkaz je zneplatněný' })
  await expect(told).toBeInViewport()
  await expect(takeBack).toHaveCount(0)
  await expect.poll(() => focusOf(page)).toBe('seen')
  await expect(page.locator(':focus').filter({ has: told })).toHaveCount(1)
})
