import { expect, type Page } from '@playwright/test'
import { test } from './sandbox.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Nahrávání' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

type Step = { kind: string; path?: string; label?: string; name?: string; text?: string; key?: string; value?: string }

/** A recording that begins on a page, and its steps other than calls. */
async function record(page: Page, path: string) {
  await page.goto('/sandbox/#recording')
  await page.getByLabel('Kde začít').selectOption(path)
  const opening = page.waitForEvent('popup')
  await button(page, 'Začít nahrávat').click()
  const portal = await opening
  await expect(portal.locator('h1')).toBeVisible()
  const world = new URL(page.url()).searchParams.get('world')
  const recording = async () => {
    const answer = await page.request.get(`/sandbox/worlds/${world}/recording`)
    return (await answer.json()) as { ended?: boolean; steps: Step[] }
  }
  const steps = async () =>
    (await recording()).steps
      .filter(({ kind }) => kind !== 'call' && kind !== 'see')
      .map(({ kind, path: to, label, name, key, value }) =>
        [kind, to ?? label ?? name ?? key, value].filter(Boolean).join(' '),
      )
  await expect.poll(steps).toEqual([`go ${path}`])
  return { portal, world, recording, steps }
}

test('a reload of the console loses no step, not even one made during it, and adds none', async ({ page }) => {
  const { portal, steps } = await record(page, '/prijemce/prihlaseni')
  const number = portal.getByLabel('Osobní číslo')
  await number.pressSequentially('2000')
  const choose = (name: string, value: string) =>
    portal.getByRole('combobox', { name, exact: true }).selectOption(value)
  await Promise.all([page.reload(), choose('Den', '1')])
  await choose('Měsíc', '4')
  await number.pressSequentially('001')
  await choose('Rok', '1985')
  await expect
    .poll(steps)
    .toEqual([
      'go /prijemce/prihlaseni',
      'fill Osobní číslo 2000',
      'choose Den 1',
      'choose Měsíc duben',
      'fill Osobní číslo 2000001',
      'choose Rok 1985',
    ])
  await expect(strip(page)).not.toContainText('Okno portálu není otevřené')
  await expect(page.getByText('Stránka v portálu se změnila')).toHaveCount(0)
})

test('steps that the sandbox did not take wait over a reload of the console and are stored once', {
  tag: '@long',
}, async ({ page }) => {
  const { portal, steps } = await record(page, '/login')
  const calls = '**/recording/steps'
  // The call arrives and its answer is lost.
  await page.route(calls, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const login = portal.getByLabel('Andělské číslo nebo e-mail')
  await login.fill('10000001')
  await login.blur()
  await expect(strip(page)).toContainText('nepodařilo zapsat')
  await page.unroute(calls)
  await page.reload()
  await expect(strip(page)).toBeVisible()
  await portal.getByLabel('Heslo', { exact: true }).fill('x')
  await portal.getByLabel('Heslo', { exact: true }).blur()
  await expect.poll(steps).toEqual(['go /login', 'fill Andělské číslo nebo e-mail 10000001', 'fill Heslo x'])
})

test('a reload of the portal, an address, both buttons of the history and a key are steps, also while a call hangs', {
  tag: '@long',
}, async ({ page }) => {
  const { portal, world, steps } = await record(page, '/login')
  const stall = { operationId: 'logIn', kind: 'stall', when: 'before', ms: 60_000, times: 1 }
  await page.request.post(`/sandbox/worlds/${world}/faults`, { data: stall })
  await test.step('an open fault is in the strip until it is used', async () => {
    await expect(strip(page)).toContainText('Porucha čeká: Přihlášení dárce nebo správce (logIn)')
    await portal.getByLabel('Andělské číslo nebo e-mail').fill('10000001')
    await portal.getByLabel('Heslo', { exact: true }).fill('andel123')
    await button(portal, 'Přihlásit se').click()
    await expect(strip(page)).not.toContainText('Porucha čeká')
  })
  await portal.reload()
  await portal.goto('/jak-pomahat')
  await expect(portal).toHaveTitle(/pomáhat/)
  await portal.goBack()
  await expect(button(portal, 'Přihlásit se')).toBeVisible()
  await portal.goForward()
  await expect(portal.getByRole('heading', { level: 1 })).toContainText('pomáhat')
  await portal.keyboard.press('Escape')
  await expect
    .poll(async () => (await steps()).slice(1).filter((step) => !/^(fault|fill)/.test(step)))
    .toEqual(['press Přihlásit se', 'go /login', 'go /jak-pomahat', 'traverse', 'traverse', 'key Escape'])
})

test('actions in the portal are recorded while the console shows another world', { tag: '@long' }, async ({ page }) => {
  const { portal, steps } = await record(page, '/login')
  await page.getByRole('combobox', { name: 'Svět' }).selectOption('default')
  await expect(strip(page)).toHaveCount(0)
  await portal.getByLabel('Andělské číslo nebo e-mail').fill('10000001')
  await portal.getByLabel('Heslo', { exact: true }).fill('x')
  await expect.poll(steps).toEqual(['go /login', 'fill Andělské číslo nebo e-mail 10000001'])
})

test('two quick clicks and an end right after them: the result is recorded, and the end waits for what was not stored', {
  tag: '@long',
}, async ({ page }) => {
  const { portal, recording } = await record(page, '/login')
  await portal.getByLabel('Andělské číslo nebo e-mail').fill('10000001')
  await portal.getByLabel('Heslo', { exact: true }).fill('andel123')
  // Its first call shows that the app has started. Of two clicks before that it would repeat the last one only.
  await expect.poll(async () => (await recording()).steps.some(({ kind }) => kind === 'call')).toBe(true)
  let isReachable = false
  await page.route('**/recording/steps', (route) => (isReachable ? route.continue() : route.abort()))
  await portal.evaluate(() => {
    const named = (name: string) =>
      [...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent).trim() === name)
    named('Zobrazit heslo')?.click()
    named('Přihlásit se')?.click()
  })
  await button(page, 'Ukončit a uložit').click()
  await expect(strip(page)).toContainText('Ukončuje se')
  await expect(page.getByRole('region', { name: /^Co se stalo/ })).toContainText('Nadpis „Dobrý den“ zapisuje se')
  await expect(strip(page)).toContainText('nepodařilo zapsat')
  expect(await recording()).not.toHaveProperty('ended')
  isReachable = true
  await button(page, 'Zkusit znovu').click()
  await expect(strip(page)).toContainText('Nahrávání skončilo')
  const { ended, steps } = await recording()
  expect(ended).toBe(true)
  const order = ['Zobrazit heslo', 'Přihlásit se', '/login', 'Dobrý den']
  const found = steps.map(({ name, path, text }) => name ?? path ?? text ?? '').filter((what) => order.includes(what))
  expect(found.slice(-order.length)).toEqual(order)
})
