import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from './sandbox.ts'
import { requestCodeHere } from './steer.ts'

/** Resolves once the page has rendered what its timers changed: React works in messages, which stay in order. */
const rendered = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
  })

test.use({ worldOptions: { now: '2026-11-27T16:20:00Z' } })

test('time reaches the open portal without a click: the countdown of a code, a stopped clock, the lock before a payout, the end of a session', async ({
  page,
  world,
}) => {
  test.slow()
  await page.goto(`/sandbox/?world=${world.id}`)
  const clock = page.getByRole('region', { name: 'Čas světa' })
  const press = (name: string) => clock.getByRole('button', { name, exact: true }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Otevřít portál' }).click()
  const portal = await opening
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible()
  // Its timers and its clock can be moved: a stopped countdown is proven without waiting.
  await portal.clock.install()
  await portal.goto('/prijemce/prihlaseni')
  const countdown = portal.getByRole('timer')

  await test.step('a move by a test or a command reaches the countdown', async () => {
    await requestCodeHere(portal, '2000001', '1985-04-01')
    await expect(countdown).toHaveText(/^14:/)
    await world.advance('PT5M')
    await expect(countdown).toHaveText(/^09:/)
    // By itself: a response that is still on its way would set back what moved the clock of the page.
    const shown = await countdown.innerText()
    await expect(countdown).not.toHaveText(shown)
  })

  await test.step('a reload of the portal keeps the step of the code', async () => {
    await portal.reload()
    await expect(countdown).toHaveText(/^0\d:/)
  })

  await test.step('in a frozen world it is stopped', async () => {
    await press('Zastavit')
    await expect.poll(() => portal.evaluate(() => localStorage.getItem('server-clock-offset'))).toMatch(/^=/)
    // The countdown reads the clock four times a second.
    await portal.clock.fastForward('00:01')
    await rendered(portal)
    const before = await countdown.innerText()
    const began = await portal.evaluate(() => performance.now())
    await portal.clock.fastForward('05:00')
    await rendered(portal)
    expect(await countdown.innerText()).toBe(before)
    expect(await portal.evaluate(() => performance.now())).toBeGreaterThanOrEqual(began + 300_000)
  })

  await test.step('the code expires on the page when the console moves the time', async () => {
    await press('+15 min')
    const dialog = portal.getByRole('alertdialog', { name: 'Čas na zadání kódu vypršel' })
    await dialog.getByRole('button', { name: 'Poslat nový kód' }).click()
    await portal.getByLabel('Kód ze zprávy').fill(await world.code(2))
    await portal.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
    await expect(portal).toHaveURL('/prijemce')
  })

  await test.step('the lock before a payout starts on the page', async () => {
    await portal.goto('/prijemce/moje-udaje')
    // A notice with this title opens over the page, sooner or later than the banner.
    const banner = portal.locator('#content').getByText('Údaje teď nejde měnit')
    await expect(banner).toHaveCount(0)
    await press('+15 min')
    await press('+15 min')
    await expect(banner).toBeVisible()
  })

  await test.step('the session ends on the page', async () => {
    await press('+1 h')
    await expect(portal).toHaveURL(/^[^?]*\/prijemce\/prihlaseni\?return=/)
  })

  await test.step('after a reload the console finds the window of the portal', async () => {
    await page.reload()
    await page.getByRole('link', { name: 'Otevřít portál' }).click()
    await expect(portal).toHaveURL('/')
    expect(page.context().pages()).toHaveLength(2)
  })
})

test('the console goes into a narrow window, where the clock, the messages and the journal need no scrolling, and the portal opens next to it', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const username of ['10000001', '10000002', '10000006'])
    await page.request.post(`/w/${world.id}/api/passwordReset`, { data: { username } })
  await page.goto(`/sandbox/?world=${world.id}`)
  // More than two people and two letters are in sight.
  for (const name of ['Lidé', 'Telefon a schránka'])
    await expect(page.getByRole('region', { name }).getByRole('listitem').nth(2)).toBeInViewport({ ratio: 1 })
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Konzole vedle portálu' }).click()
  const narrow = await opening
  await expect(narrow).toHaveURL(`/sandbox/?world=${world.id}`)
  await expect.poll(() => narrow.evaluate(() => window.innerWidth)).toBe(640)
  for (const name of ['Čas světa', 'Telefon a schránka', 'Živý deník'])
    await expect(narrow.getByRole('region', { name })).toBeInViewport({ ratio: 1 })
  await expect(narrow.getByRole('button', { name: 'Konzole vedle portálu' })).toBeHidden()
  for (const tab of await narrow.getByRole('navigation').getByRole('link').all())
    await expect(tab).toBeInViewport({ ratio: 1 })
  expect(await narrow.getByRole('combobox').evaluateAll(cutChoices)).toEqual([])
  const topOf = (name: string) =>
    narrow.getByRole('region', { name }).evaluate((part) => part.getBoundingClientRect().top)
  expect(await topOf('Co přijde')).toBeLessThan(await topOf('Lidé'))

  // For Playwright the screen is as wide as the window.
  await narrow.evaluate(() => Object.defineProperty(window.screen, 'availWidth', { value: 1280 }))
  const portalOpening = narrow.waitForEvent('popup')
  await narrow.getByRole('link', { name: 'Otevřít portál' }).click()
  const portal = await portalOpening
  await expect(portal).toHaveURL('/')
  await expect.poll(() => portal.evaluate(() => window.innerWidth)).toBe(640)
  await expectAccessible(narrow)
})

/** The choices that a list shows cut, without that of the world, whose name may be of any length. */
const cutChoices = (lists: Element[]): string[] =>
  lists.flatMap((list) => {
    const { selectedOptions, clientWidth, parentElement } = list as HTMLSelectElement
    const text = selectedOptions[0]?.text ?? ''
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas || parentElement?.matches('label')) return []
    const { font, paddingInlineStart } = getComputedStyle(list)
    canvas.font = font
    // The arrow takes 18 px in Chromium.
    return canvas.measureText(text).width + Number.parseFloat(paddingInlineStart) + 18 > clientWidth ? [text] : []
  })
