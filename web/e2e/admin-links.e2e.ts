import { expect, type Page } from '@playwright/test'
import { enterDonor } from './enter.ts'
import { expectHeading } from './people.ts'
import { expectAccessible, test } from './sandbox.ts'
import { tabTo } from './tab-to.ts'
import { watchViolations } from './violations.ts'

/**
 * The focused element: without focus it would be the page's body, and an invisible one has no
 * outline of 3 px.
 */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: held } = document
    if (!held || held === document.body) return 'lost'
    const { outlineStyle, outlineWidth } = getComputedStyle(held)
    return outlineStyle === 'solid' && outlineWidth === '3px' ? 'seen' : `unseen: ${held.outerHTML}`
  })

async function activate(page: Page, name: RegExp | string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('button', { name }).first())
  await page.keyboard.press('Enter')
}

/** The heading of the new view takes the focus and is visible. */
async function expectTaken(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name })).toBeFocused()
  expect(await focusOf(page)).toBe('seen')
}

/** Creates the link of a campaign by keyboard, copies it and reads its address off the page. */
async function makeLink(page: Page, campaign: string): Promise<string> {
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Registrace' })).toBeChecked()
  // Submitted empty: the summary takes the focus, and its link leads to the field.
  await activate(page, 'Vytvořit odkaz')
  const summary = page.getByRole('alert').filter({ hasText: 'Zkontrolujte prosím' })
  await expect(summary).toBeFocused()
  await tabTo(page, summary.getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Název kampaně').first()).toBeFocused()
  await page.keyboard.type(campaign)
  await page.keyboard.press('Enter')
  await expectTaken(page, 'Odkaz je hotový')
  await expect(page.getByRole('img', { name: /^QR kód/ })).toBeVisible()
  await expectAccessible(page)
  const { pathname, search } = new URL(await page.locator('code').first().innerText())

  await activate(page, 'Kopírovat')
  await expect(page.getByRole('status').filter({ hasText: 'Zkopírováno' }).first()).toBeVisible()
  expect(await focusOf(page)).toBe('seen')
  await activate(page, 'Vytvořit další odkaz')
  await expectTaken(page, 'Nový odkaz')
  return pathname + search
}

/** Revokes a link by keyboard, after cancelling once. */
async function takeBack(page: Page, label: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^Zneplatnit.*${label}`) })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Zneplatnit odkaz?' })
  await expect(dialog.getByRole('button', { name: 'Zneplatnit odkaz' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Zneplatnit odkaz' })).toBeFocused()
  await page.keyboard.press('Enter')
  const confirmation = page.getByRole('status').filter({ hasText: 'Odkaz je zneplatněný' })
  await expect(confirmation).toBeInViewport()
  await expect(button).toHaveCount(0)
  await expect.poll(() => focusOf(page)).toBe('seen')
  await expect(page.locator(':focus').filter({ has: confirmation })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: label }).filter({ hasText: 'Zneplatněný' })).not.toHaveCount(0)
}

test('by keyboard alone: the link of a campaign is created and copied; it opens the registration of the campaign, and once revoked a plain one', async ({
  page,
  world,
  browser,
}) => {
  const violations = await watchViolations(page)
  await enterDonor(page, world, 'admin', '/admin')
  await page.getByRole('main').getByRole('link', { name: 'Vytvořit odkaz' }).click()
  await expectHeading(page, 'Generátor odkazů')
  const link = await makeLink(page, 'Běh naděje')
  expect(link).toBe('/registrace?kampan=beh-nadeje')

  // The recipient of the link uses a browser of their own.
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(`/sandbox/enter/${world.id}?to=${encodeURIComponent(link)}`)
  await expect(other.getByText('Běh naděje')).toBeVisible()
  await takeBack(page, 'Běh naděje')
  const response = other.waitForResponse(/\/links\/beh-nadeje/)
  await other.reload()
  expect(await (await response).json()).toMatchObject({ error: 'link-revoked' })
  await expectHeading(other, 'Staňte se Dobrým andělem')
  await expect(other.getByText('Běh naděje')).toHaveCount(0)
  await context.close()
  expect(violations).toEqual([])
})
