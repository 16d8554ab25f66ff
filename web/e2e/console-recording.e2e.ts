import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from './sandbox.ts'
import { savedFile } from './saved-file.ts'
import { requestCodeHere } from './steer.ts'
import { watchViolations } from './violations.ts'

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (portal: Page) => portal.getByRole('alertdialog')
const strip = (page: Page) => page.getByRole('region', { name: 'Nahrávání' })
const steps = (page: Page) => page.getByRole('region', { name: /^Co se stalo/ }).getByRole('listitem')

/** The newest code in the strip, once it differs from the former one. */
async function newCode(page: Page, before = ''): Promise<string> {
  const code = strip(page).getByText(/^\d{6}$/)
  await expect(code).not.toHaveText(before)
  return code.innerText()
}

/** Saves one format of the recording and returns its name and text. */
async function save(page: Page, form: string): Promise<{ name: string; text: string }> {
  const { name, bytes } = await savedFile(page, () => clickButton(page, form))
  return { name, text: bytes.toString() }
}

test('a code that expired, a response lost after commit and a second click become a test, a scenario, a contract and a link', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow()
  const violations = await watchViolations(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/sandbox/')

  const portal = await test.step('a recording begins in a fresh world, at the login of families', async () => {
    await page.getByRole('link', { name: 'Nahrávka', exact: true }).click()
    await page.getByLabel('Kde začít').selectOption('/prijemce/prihlaseni')
    await expectAccessible(page)
    const opening = page.waitForEvent('popup')
    await clickButton(page, 'Začít nahrávat')
    // It watches the page, where the user has done nothing yet.
    await expect(strip(page)).toContainText('logInRecipient')
    await expect(strip(page)).toContainText(/Nahrává se\s*0\svašich\skroků/)
    return opening
  })

  await test.step('the code expires during typing', async () => {
    await requestCodeHere(portal, '2000001', '1985-04-01')
    await portal.getByLabel('Kód ze zprávy').pressSequentially(await newCode(page))
    await strip(page).getByRole('button', { name: '+15 min' }).click()
    await expect(strip(page).getByText('10:15:00')).toBeVisible()
    await clickButton(portal, 'Přihlásit se')
    await expect(dialog(portal)).toContainText('Čas na zadání kódu vypršel')
  })

  await test.step('the response to a new one is lost after commit, and a second click finds it used', async () => {
    const late = await newCode(page)
    await dialog(portal).getByRole('button', { name: 'Poslat nový kód' }).click()
    const code = await newCode(page, late)
    await portal.getByLabel('Kód ze zprávy').fill(code)
    await clickButton(page, 'Přetrhnout spojení po zápisu')
    await expect(page.getByText('Porucha čeká:')).toBeVisible()
    await clickButton(portal, 'Přihlásit se')
    await expect(dialog(portal)).toContainText('Spojení se přerušilo')
    await dialog(portal).getByRole('button').click()
    await expect(dialog(portal)).toHaveCount(0)
    await clickButton(portal, 'Přihlásit se')
    await expect(dialog(portal)).toContainText('Tento kód už byl použitý')
  })

  await test.step('all steps are in the recording, in order and in plain text', async () => {
    await page.getByRole('link', { name: 'Nahrávka' }).click()
    await expect(steps(page).last()).toContainText('Okno „Tento kód už byl použitý“')
    await strip(page).getByRole('button', { name: 'Ukončit a uložit' }).click()
    await page.getByLabel('Bez volání').check()
    const plain = (text: string) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/^\d+\. /, '')
        .replace(/„\d{6}“/, '„kód“')
    await expect.poll(async () => (await steps(page).allInnerTexts()).map(plain)).toEqual(STORY)
  })

  await test.step('saved as a Playwright test it equals the file next to this one, which runs unchanged with the others', async () => {
    await page.getByLabel(/^Co test ukazuje/).fill('a code comes late, its answer is lost, and it was used')
    const { name, text } = await save(page, 'Test pro Playwright')
    expect(name).toBe('a-code-comes-late-its-answer-is-lost-and-it-was-used.e2e.ts')
    await expect(page.getByText('npx playwright test a-code-comes-late')).toBeVisible()
    await expectAccessible(page)
    expect(text).toBe(await readFile(`web/e2e/${name}`, 'utf8'))
  })

  await test.step('the same calls are a scenario and a contract', async () => {
    expect((await save(page, 'Scénář')).text).toContain('code-used')
    expect((await save(page, 'Interakce pro Pact')).text).toContain('code-used')
  })

  await test.step('after a reload, the console shows that the recording has ended', async () => {
    await page.reload()
    await expect(page.getByText('Nahrávání skončilo')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pokračovat v nahrávání' })).toBeVisible()
  })

  await test.step('a user who opens the link sees the same state', async () => {
    await clickButton(page, 'Vytvořit odkaz')
    const link = await page.getByText(/\/sandbox\/snapshots\/[\w-]+\/open\?to=/).innerText()
    const elsewhere = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const opened = await elsewhere.get(link)
    expect(new URL(opened.url()).pathname).toBe('/sandbox/')
    const { cookies } = await elsewhere.storageState()
    const world = cookies.find(({ name }) => name.endsWith('world'))?.value
    const clock = await elsewhere.get(`/sandbox/worlds/${world}/clock`)
    expect(await clock.json()).toEqual({ now: '2026-11-10T09:15:00.000Z', frozen: true })
    const messages = await elsewhere.get(`/sandbox/worlds/${world}/messages?channel=sms`)
    expect(((await messages.json()) as { messages: unknown[] }).messages).toHaveLength(2)
    await elsewhere.dispose()
  })
  expect(violations).toEqual([])
})

const STORY = [
  'v portálu: Otevřít /prijemce/prihlaseni',
  'je vidět: Nadpis „Přihlášení pro příjemce“',
  'v portálu: Do pole „Osobní číslo“ napsat „2000001“',
  'v portálu: V poli „Den“ vybrat „1“',
  'v portálu: V poli „Měsíc“ vybrat „duben“',
  'v portálu: V poli „Rok“ vybrat „1985“',
  'v portálu: Stisknout tlačítko „Pokračovat“',
  'je vidět: Nadpis „Kam vám máme poslat kód?“',
  'v portálu: Vybrat „Číslo končící na 0201“',
  'v portálu: Stisknout tlačítko „Poslat kód“',
  'je vidět: Nadpis „Zadejte kód z SMS“',
  'v portálu: Do pole „Kód ze zprávy“ napsat „kód“',
  'v konzoli: Posunout čas: +15 min',
  'v portálu: Stisknout tlačítko „Přihlásit se“',
  'je vidět: Okno „Čas na zadání kódu vypršel“',
  'v portálu: Stisknout tlačítko „Poslat nový kód“',
  'v portálu: Do pole „Kód ze zprávy“ napsat „kód“',
  'v konzoli: Porucha Přihlášení rodiny ve třech krocích (logInRecipient): spojení se přetrhne, po zápisu: stalo se, ale klient to neví, 1×',
  'v portálu: Stisknout tlačítko „Přihlásit se“',
  'je vidět: Okno „Teď to nejde“',
  'v portálu: Stisknout tlačítko „Zpět k přihlášení“',
  'v portálu: Stisknout tlačítko „Přihlásit se“',
  'je vidět: Okno „Tento kód už byl použitý“',
]
