import type { Page } from '@playwright/test'
import { settle } from './open-screens.ts'

const BOXES = 'main input:is([type=text], [type=email], [type=tel]):visible'
const BROKEN = 'Stránku se nepodařilo zobrazit'

/**
 * Types into a screen, sends its form, unfolds a part, changes the language and goes to another one. Returns the errors, and what was lost
 * of what was typed.
 */
export async function faultsOfUse(page: Page, prepare: () => Promise<unknown> = async () => {}): Promise<string[]> {
  const faults: string[] = []
  page.setDefaultTimeout(8_000)
  // React draws a page anew that was translated before it started (#418); what was typed has to stay.
  page.on('pageerror', ({ message }) => message.includes('#418') || faults.push(message))
  await prepare()
  const typed = await type(page)
  await press(page)
  const boxes = page.locator(BOXES)
  for (const [index, text] of typed.entries())
    if ((await boxes.nth(index).inputValue()) !== text) faults.push(`lost ${text}`)
  const link = page.locator(':is(header, aside) a[href^="/"]:visible:not([aria-current])')
  if ((await link.count()) > 0) {
    await link.first().click()
    await settle(page)
  }
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent()
  if (heading === BROKEN) faults.push(heading)
  return faults
}

async function type(page: Page): Promise<string[]> {
  const boxes = page.locator(BOXES)
  const typed: string[] = []
  for (let index = 0; index < Math.min(3, await boxes.count()); index += 1) {
    await boxes.nth(index).fill('12')
    typed.push(await boxes.nth(index).inputValue())
  }
  return typed
}

async function press(page: Page): Promise<void> {
  for (const button of ['main button[aria-expanded=false]:visible', 'main form button[type=submit]:visible']) {
    const all = page.locator(button)
    if ((await all.count()) > 0) await all.first().click()
  }
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  if ((await page.getByRole('button', { name: 'English' }).count()) === 0) return
  for (const [name, lang] of [
    ['English', 'en'],
    ['Česky', 'cs'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await page.locator(`html[lang=${lang}]`).waitFor()
    await page.waitForLoadState('networkidle')
  }
}
