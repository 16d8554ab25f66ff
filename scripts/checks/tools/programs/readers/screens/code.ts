import type { Browser, Page } from '@playwright/test'
import type { Screen } from '../../things/screens.ts'
import { openScreen, origin } from './open-screens.ts'
import { translateLater } from './translation.ts'

const LOGIN: Screen = { path: '/prijemce/prihlaseni', user: 'visitor' }
const CLOCK = `${origin}/sandbox/worlds/screens-of-visitors/clock`

/** The step of a login that asks for the code; `prepare` runs on its first one. */
export async function openAtCode(
  browser: Browser,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  const page = await openScreen(browser, LOGIN, {}, translateLater)
  await prepare(page)
  await page.getByLabel('Osobní číslo').fill('2000003')
  for (const [name, value] of Object.entries({ Den: '3', Měsíc: '6', Rok: '1987' }))
    await page.getByRole('combobox', { name }).selectOption(value)
  await page.getByRole('button', { name: 'Pokračovat' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Poslat kód' }).click()
  await page.getByLabel('Kód ze zprávy').waitFor()
  return page
}

/** Whether the time of a code passes on a translated page, and a wrong code is refused and stays. */
export async function code(browser: Browser): Promise<string> {
  // Otherwise no time passes.
  await setFrozen(false)
  const page = await openAtCode(browser, (first) => first.evaluate('translatePage()'))
  const timer = page.getByRole('timer')
  const before = await timer.textContent()
  await page.waitForFunction((text) => document.querySelector('[role=timer]')?.textContent !== text, before)
  const field = page.getByLabel('Kód ze zprávy')
  await field.fill('12')
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  const error = await page.getByRole('alert').getByRole('link').textContent()
  const seen = `passes; ${error}; ${await field.inputValue()} stays`
  await page.context().close()
  await setFrozen(true)
  return seen
}

const setFrozen = (frozen: boolean) =>
  fetch(CLOCK, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ frozen }) })
